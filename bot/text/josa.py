"""Korean particles: which of two forms follows a word depends on the sound the word ends in."""

import re
import unicodedata
from typing import Any, Literal

from bot.text.shown import NAME

Ending = Literal["vowel", "rieul", "consonant"]

_HANGUL_FIRST, _HANGUL_LAST = "가", "힣"
_FINALS, _FINAL_RIEUL = 28, 8  # of a Hangul syllable's code: how many final consonants there are, which one is "ㄹ"
_DIGITS: dict[str, Ending] = {  # as Sino-Korean numbers are read: yeong, il, i, sam, sa, o, yuk, chil, pal, gu
    **dict.fromkeys("036", "consonant"),
    **dict.fromkeys("178", "rieul"),
    **dict.fromkeys("2459", "vowel"),
}
_SPELLED: dict[str, Ending] = {"l": "rieul", "r": "rieul", "m": "consonant", "n": "consonant"}  # el, ar, em, en
_GREEK = str.maketrans("αεηιουωλμνγκπτβςσφχθδρ", "aeeiouolmngkptbssphtdr")
_NEUTRAL = {"이": "이(가)", "은": "은(는)", "을": "을(를)", "과": "와(과)", "으로": "(으)로"}

_TAG = re.compile(r"<[^<>]*>|[\u2066-\u2069]")
_REMARK = re.compile(r"(?<=\S)\s*[(\[（［][^()\[\]（）［］]*[)\]）］](?=\W*$)")
_LATIN_WORD = re.compile(r"[a-z]+$", re.IGNORECASE)
_CLIPPED = re.compile(r"(^|[^aeiouy])[aeiou]([bkpt]|ck)$")  # Bob, Jack, Matt: one short vowel, then a stop


def JOSA(value: Any, forms: str) -> str:  # noqa: N802 - Fluent's functions are upper case
    """`JOSA($word, "이/가")`: the word with the particle that fits; the form after a consonant is named first."""
    word = NAME(value)
    return word + particle(word, forms)


def particle(word: str, forms: str) -> str:
    """The form of a particle ("을/를") that follows the word; both at once when nobody can know how it is read."""
    after_consonant, after_vowel = forms.split("/")
    ending = ending_of(word)
    if ending is None:
        return _NEUTRAL.get(after_consonant, f"{after_consonant}({after_vowel})")
    if ending == "rieul" and after_consonant.startswith("으"):
        return after_vowel
    return after_vowel if ending == "vowel" else after_consonant


def ending_of(word: str) -> Ending | None:
    """The sound a word ends in as Koreans read it; marks, emoji and a remark in brackets after it are not read."""
    spoken = _TAG.sub("", word)
    spoken = _REMARK.sub("", spoken)
    while spoken and not spoken[-1].isalnum():
        spoken = spoken[:-1]
    if not spoken:
        return None
    last = spoken[-1]
    if _HANGUL_FIRST <= last <= _HANGUL_LAST:
        final = (ord(last) - ord(_HANGUL_FIRST)) % _FINALS
        return "vowel" if final == 0 else "rieul" if final == _FINAL_RIEUL else "consonant"
    if last in _DIGITS:
        return _DIGITS[last]
    return _latin_ending(spoken)


def _latin_ending(spoken: str) -> Ending | None:
    plain = "".join(char for char in unicodedata.normalize("NFD", spoken) if not unicodedata.combining(char))
    found = _LATIN_WORD.search(plain if plain[-1:].isascii() else plain.lower().translate(_GREEK))
    if found is None:
        return None
    word = found[0]
    if len(word) == 1 or word.isupper():
        return _SPELLED.get(word[-1].lower(), "vowel")
    word = re.sub(r"(.)\1$", r"\1", word.lower())
    if word.endswith("l"):
        return "rieul"
    return "consonant" if word.endswith(("m", "n", "ng")) or _CLIPPED.search(word) else "vowel"
