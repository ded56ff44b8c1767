"""Words that nobody may be called: offices of the house, levels, abuse in three languages."""

from typing import Final

# What the house, its people or its bots could be taken for, as words of a name.
_OFFICES: Final = """
admin administrator administrador amministratore bot facedown host moderator moderador moderatore
operator root staff support suporte system
"""
# Refused inside a longer word too.
_STRONG_OFFICES: Final = "facedown admin moderator moderador moderatore"
# Refused only as the whole of a name.
_ALONE: Final = """
dealer everyone friendly house master mod null official owner regular relaxed server sharp someone
undefined watcher you
"""

# Refused as a word, or letter by letter; only what nobody is called. English, Portuguese, Italian.
_ABUSE: Final = """
anal anus arse arsehole ass asshole bastard bitch bollocks cock cocks cum cunt dickhead dildo fag
fags hitler incest jizz kike kkk nazi nazis negro nigga paki pedo penis piss porn prick pussy rape
rapist rapists retard semen sex shit shitty slut spic spunk tit tits tranny twat vagina wank wanker
whore

arrombado babaca boceta bosta boquete buceta cacete cornudo crioulo cuzao fdp foda foder merda
otario paneleiro piroca pixota porra punheta puta putas puto sapatao siririca traveco vadia viado
xoxota

bocchino cagna cazzi cazzo checca culo culattone fica figa fottiti froci frocio minchia mignotta
pirla pompino puttana puttane ricchione sborra tette troia troie zoccola
"""
# Refused anywhere in a word: no innocent word of the three languages holds these.
_ABUSIVE_STEMS: Final = "bullshit coglion diocane porcodio rottincul stronz"
# Refused anywhere in a name, however it is spaced.
_STRONG_STEMS: Final = """
fuck nigger faggot cocksuck heilhitler caralho filhodaput vaffancul porcamadonn
"""

OFFICES: Final = frozenset(_OFFICES.split())
STRONG_OFFICES: Final = frozenset(_STRONG_OFFICES.split())
ALONE: Final = frozenset(_ALONE.split())
ABUSE: Final = frozenset(_ABUSE.split())
ABUSIVE_STEMS: Final = frozenset(_ABUSIVE_STEMS.split())
STRONG_STEMS: Final = frozenset(_STRONG_STEMS.split())
