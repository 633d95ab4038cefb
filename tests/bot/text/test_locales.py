import pytest

from bot.text import closest_locale
from bot.text.locales import supported_locale


@pytest.mark.parametrize(
    ("discord_locale", "closest", "supported"),
    [
        ("en-US", "en", "en"),
        ("en-GB", "en", "en"),
        ("vi", "vi", "vi"),
        ("ko", "ko", "ko"),
        ("el", "el", "el"),
        ("EL", "el", "el"),
        ("ko_KR", "ko", "ko"),
        ("pt-BR", "en", None),
        ("", "en", None),
    ],
)
def test_locales_of_discord(discord_locale: str, closest: str, supported: str | None) -> None:
    assert (closest_locale(discord_locale), supported_locale(discord_locale)) == (closest, supported)


def test_no_locale_is_english() -> None:
    assert closest_locale(None) == "en"
