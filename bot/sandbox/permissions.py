"""Permission bits (topics/permissions) that the local Discord looks at."""

from enum import IntFlag


class Permission(IntFlag):
    """A bit set; a value may also carry bits that are not named here."""

    ADMINISTRATOR = 1 << 3
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38


MEMBER_DEFAULT = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
MODERATOR = MEMBER_DEFAULT | int(Permission.MANAGE_MESSAGES | Permission.MANAGE_GUILD)
BOT_DEFAULT = MEMBER_DEFAULT & ~int(Permission.USE_APPLICATION_COMMANDS)
ALL = (1 << 53) - 1


def has(granted: int, wanted: int) -> bool:
    """True if every bit of `wanted` is granted; administrators have them all."""
    return bool(granted & Permission.ADMINISTRATOR) or granted & wanted == wanted
