"""What went wrong with what was asked, in one line that says what would be right."""

from typing import Final

from facedown.cli.english.moves import readable
from facedown.core.errors import FacedownError

ERRORS: Final = {
    "no_such_game": "there is no game {game}; the games are {allowed}",
    "no_such_option": "there is no house rule {option}; there are {allowed}",
    "no_such_value": "{option} cannot be {value}; it can be {allowed}",
    "no_such_preset": "there is no preset {preset}; there are {allowed}",
    "no_such_bot": "there is no bot {bot} for this game; there are {allowed}",
    "no_page": "the rules page of {game} is not installed",
    "not_an_assignment": "{text} does not set a house rule; write it as option=value",
    "option_twice": "the house rule {option} is set twice",
    "too_many_bots": "{bots} bots cannot take {free} seats; name as many or fewer",
    "port_taken": "port {port} is taken; choose another with --port",
    "no_address": "cannot listen on {address}: {why}",
    "bad_key_file": "{file} does not hold a signing key; move it away, and a new one is made",
    "wrong_number_of_players": (
        "{players} players cannot play by these rules: at least {low}, at most {high} can"
    ),
    "newer_rules": "it was played by version {version} of the rules, and {known} is known here",
    "peer_missing": "{module} is not installed; pip install 'facedown[bench]' brings the peers",
    "number_out_of_range": "{option} cannot be {value}; it can be {allowed}",
    "no_such_seat": "there is no seat {text}",
    "seat_not_in_match": "there is no seat {seat}; the seats are 0 to {last}",
    "seat_or_open": "choose either --seat or --open, not both",
    "no_terminal": "--step needs a terminal; leave it out to see all of it",
    "rounds_or_matches": "choose either --rounds or --matches, not both",
    "no_such_file": "there is no file {file}",
    "not_readable": "{file} cannot be read: {why}",
    "not_writable": "{file} cannot be written: {why}",
    "not_text": "{file} is not a transcript: it is not even text",
    "not_a_transcript": "this is not a transcript: it does not begin with “facedown transcript”",
    "other_format": "the transcript is of format {format}; this program reads format {wanted}",
    "cut_off": "the transcript is cut off after line {line}",
    "damaged": "the transcript is damaged in line {line}: {why}",
    "another_game": "line {line} names the rules of {game}, which are not those of this game",
    "unreal": "the transcript is not of a real match: its events do not fit together",
    "bad_game": "game {id} is not taken in: {why}",
    "too_long": "{file} is longer than any match",
    "not_an_export": "{file} holds no games: it was not written by facedown export",
    "not_a_backup": "{file} is not a backup, or it is damaged",
    "other_backup": "{file} is a backup of format {format}; this program reads format {wanted}",
    "file_exists": "{file} exists; --force replaces it",
    "no_data": "there is no database in {folder}; --data names the folder of the house",
    "data_exists": "there is a house in {folder} already; --force replaces it",
    "in_use": "{folder} is in use by another process; stop the house first",
    "newer_schema": "the database is of version {found}, and this program knows {known}; update it",
    "no_folder": "the folder {folder} cannot be made: {why}",
    "database_failed": "the database failed: {why}",
    "database_damaged": "the database is damaged; restore the last good backup ({why})",
    "disk_full": "the disk is full ({why})",
    "untrue_match": "the transcript is untrue: {what}",
    "untrue": "the transcript is untrue in round {round}: {what}",
    "unproven": "the shuffle of round {round} is not as its proof says: {what}",
    "not_fetched": "{url} cannot be fetched: {why}",
    "not_text_there": "what is at {url} is not a transcript: it is not even text",
    "too_long_there": "what is at {url} is no transcript: it is longer than {most} bytes",
}

# What a transcript is untrue about.
WHATS: Final = {
    "setup": "the seats and scores do not follow from the rounds before",
    "deal": "the cards were not dealt from that deck",
    "events": "move {move} had another effect",
    "outcome": "the outcome is another",
    "not_the_pack": "the deck is not the pack of cards",
    "share": "what seat {seat} gave is not what it had committed to",
    "root": "the secret does not give the root that was published",
    "deck": "the deck is not the one that follows from it",
    "order": "reshuffle {reshuffle} is not the one that follows from it",
    "starter": "another seat should have begun",
    "unfinished": "it is not finished, and yet there are more rounds",
    "wrong_number_of_players": "so many players cannot play this game",
}

WHYS: Final = {
    "unreadable": "it cannot be read",
    "no_such_word": "there is no such move or event",
    "no_such_card": "there is no such card",
    "wrong_number_of_words": "there are too many words or too few",
    "player_missing": "a player is missing",
    "share_missing": "a seat's share of the shuffle is missing",
    "no_such_proof": "a root, a secret or a share has not its size",
    "text_after_end": "there is more after the end",
    "untrue": "the rules decide otherwise",
    "unreal": "its events do not fit together",
    "damaged": "it is damaged",
    "cut_off": "it is cut off",
    "not_a_transcript": "it is not a transcript",
    "other_id": "it is another than the list says",
    "spelling": "it is not written as records are",
    "no_such_time": "there is no such time",
    "option_twice": "a house rule is set twice",
    "no_such_option": "there is no such house rule",
    "no_such_value": "a house rule cannot have that value",
}


def error_line(error: FacedownError) -> str:
    """What is wrong, as one line without the name of the program."""
    is_of_match = error.code == "untrue" and error.params.get("round") == 0
    sentence = ERRORS.get("untrue_match" if is_of_match else error.code)
    params = {name: str(value) for name, value in error.params.items()}
    if sentence is None:
        told = ", ".join(f"{name} {value}" for name, value in params.items())
        return one_line(readable(error.code) + (f" ({told})" if told else ""))
    if "what" in params:
        what = params["what"]
        params["what"] = WHATS.get(what, f"a move is refused, {readable(what)}").format_map(params)
    if "why" in params:
        params["why"] = WHYS.get(params["why"], readable(params["why"]))
    try:
        return one_line(sentence.format_map(params))
    except KeyError:
        return one_line(f"{readable(error.code)} {' '.join(params.values())}")


def one_line(text: str) -> str:
    """The same with nothing in it that could begin a new line or move the cursor."""
    return "".join(char if char.isprintable() else " " for char in text)
