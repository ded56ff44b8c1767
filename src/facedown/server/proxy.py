"""The configuration of HAProxy before several processes: each table's people at one of them."""

from collections.abc import Sequence
from typing import Final

HAPROXY: Final = """\
# HAProxy 2.6 or newer, before the processes of one house. Written by facedown proxy-config.
global
    log stdout format raw local0

defaults
    mode http
    log global
    # Not the address that was asked for: it may have a table's code in it.
    log-format "%ci [%tr] %ft %b/%s %TR/%Tw/%Tc/%Tr/%Ta %ST %B %ts %ac/%fc/%bc/%sc/%rc %HM"
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    timeout http-request 10s
    timeout queue 5s
    retries 3
    option redispatch 1
    # Nothing of these has reached a process, or it has done nothing with it.
    retry-on conn-failure empty-response 503
    option forwardfor
    option http-server-close

frontend people
    {bind}
    # A table is found by the word in the address, everything else by who asks: so limits that
    # count what an address asks for are counted in one place.
    http-request set-header X-Facedown-Way %[src]
    http-request set-header X-Facedown-Way %[url_param(way)] if {{ url_param(way) -m found }}
    # Only what may be asked again is: a move, or a table, is not opened twice.
    http-request disable-l7-retry unless METH_GET
    # Each process counts for itself: Prometheus asks them, and nobody else has to know.
    http-request deny deny_status 404 if {{ path /metrics }}
    default_backend house

backend house
    balance hdr(X-Facedown-Way)
    hash-type consistent sdbm avalanche
    option httpchk GET /health
    # A process that drains says 404: it keeps its people until it sends them away.
    http-check disable-on-404
    http-check send hdr Host {host}
    # One that is only busy may take a second to answer: given up, its people would all come back at
    # once to the others, which are no less busy.
    timeout check 1s
    default-server check inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
    # Those that were down together are up again together: one alone would be sent all people first.
    default-server downinter 250ms
{observed}{servers}
"""

# Where it goes that a process does not take, before that is given up, is not where its tables go
# afterwards: then they are disturbed twice.
OBSERVED: Final = """\
    # The second connection in a row that a process does not take is enough to give it up.
    default-server observe layer4 error-limit 1 on-error sudden-death
"""


def haproxy(servers: Sequence[str], bind: str, host: str, certificate: str = "") -> str:
    """The configuration for these servers (host:port); `host` is a name the house answers to."""
    listed = "\n".join(f"    server p{number} {one}" for number, one in enumerate(servers, 1))
    ssl = f" ssl crt {certificate} alpn http/1.1" if certificate else ""
    # With two there is only one other to go to, and the proxy would wait a second before it does.
    observed = OBSERVED if len(servers) > 2 else ""
    bound = f"bind {bind}{ssl}"
    return HAPROXY.format(bind=bound, host=host, observed=observed, servers=listed)
