"""Why a move is not allowed now, in words a player could read."""

from typing import Final

from facedown.cli.english.cards import ordinal
from facedown.cli.english.moves import readable
from facedown.cli.english.voice import Voice
from facedown.core.cards import card
from facedown.core.errors import FacedownError
from facedown.core.seats import NO_SEAT

# `{seat}` is the name of a player, `{slot}` a card counted from the left, `{card}` a card.
REFUSALS: Final = {
    "not_your_turn": "It is not your turn.",
    "not_now": "That cannot be done now.",
    "no_such_slot": "You have no {slot} card.",
    "no_such_place": "No card lies there.",
    "empty_slot": "You have no {slot} card.",
    "empty_place": "No card lies there.",
    "no_such_rank": "There is no such rank.",
    "already_seen": "You have looked at that card already.",
    "no_looks_left": "You have looked at as many cards as you may.",
    "already_ready": "You are ready already; the others are not.",
    "already_called": "Somebody has called already.",
    "already_passed": "You have let it go already.",
    "discard_empty": "The discard is empty.",
    "stock_empty": "The stock is empty.",
    "hand_empty": "You have no card to swap.",
    "must_swap": "A card taken from the discard must be swapped in.",
    "must_not_discard": "That card may not be discarded unused: play it or swap it in.",
    "not_takeable": "The top of the discard may not be taken.",
    "no_action": "That card has no action.",
    "no_effect": "That rank would do nothing now.",
    "protected": "{seat} has called: nobody may touch those cards.",
    "caller_protected": "{seat} has called: those cards may not be touched.",
    "not_a_target": "That is not one you may choose.",
    "not_a_pair": "Those two may not be chosen together.",
    "same_place": "Choose two different cards.",
    "not_your_card": "Choose one of your own cards.",
    "your_own_card": "Choose a card of another player.",
    "seat_out": "{seat} is out of the round.",
    "may_not_toss": "You may not toss in now.",
    "pile_closed": "Nothing may be flipped until the next discard.",
    "caller_may_not_flip": "You have called: your hand is final.",
    "discarder_may_not_flip": "You discarded that card yourself.",
    "finish_your_card": "First finish with the card you have drawn.",
    "gift_first": "First a card has to be given for the one that was flipped.",
    "too_many_moves": "Enough for one turn: nobody may flip until the next one.",
    "wait_for_dealer": "The cards are being shuffled.",
    "dealer_shuffles": "The cards are being shuffled.",
    "no_such_seat": "There is no such player.",
    "must_name_action": "Name a rank whose action can be done now.",
    "no_such_size": "That many cards cannot be taken.",
    "cannot_meld_it": "You could not meld the card you would have to.",
    "not_a_meld": "Those cards are no meld.",
    "not_in_hand": "You do not have that card.",
    "no_such_meld": "There is no such meld.",
    "not_your_meld": "That meld is not yours.",
    "does_not_fit": "That does not fit the meld.",
    "joker_goes_elsewhere": "The joker has to go to another meld.",
    "joker_cannot_be_used": "You could not use the joker at once.",
    "meld_it_first": "First meld the {card}.",
    "keep_a_card": "You must keep a card to discard.",
    "nothing_to_undo": "There is nothing to take back.",
    "no_undo_left": "You have taken back enough in this turn.",
    "too_late": "Too late: the cards have changed.",
    "awaited": "You have to do something.",
}


def refusal(error: FacedownError, voice: Voice) -> str:
    """Why a move was refused, as a sentence."""
    sentence = REFUSALS.get(error.code, f"That is not allowed: {readable(error.code)}.")
    seat, slot, text = [error.params.get(name) for name in ("seat", "slot", "card")]
    return sentence.format(
        seat=voice.name(seat if isinstance(seat, int) else NO_SEAT).replace("You", "Somebody"),
        slot=ordinal(slot) if isinstance(slot, int) and slot >= 0 else "such",
        card=voice.card(card(text)) if isinstance(text, str) else "card",
    )
