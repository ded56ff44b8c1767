"""Nets that were fitted, as bots ask them."""

from facedown.bots.search.net import Net


def test_a_net_is_the_same_made_again_of_its_text() -> None:
    net = Net("2 2 1\n0.5 1 -1 0 2 0.25 0.125 3 1")
    assert Net(net.text()).layers == net.layers
