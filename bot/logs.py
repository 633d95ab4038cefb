"""One line an event, for people or machines. No hand, no token and no DM text is ever logged."""

import logging
import re
import secrets

import structlog

from bot.settings import Settings

OURS = ("bot", "cogs", "games")
"""Only these are heard below warnings: at debug level, libraries log statements with all that is stored by them."""
INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s\"'?]+")
"""In the addresses that discord.py warns about: whoever has it may answer in our name for 15 minutes."""
ERRORS = ("error", "critical")


def configure_logs(settings: Settings) -> None:
    """Send our events and everybody's warnings to standard error; every error bears a code to find it by."""
    level = getattr(logging, settings.log_level.upper())
    # A traceback with local variables would show the token and what is in somebody's hand.
    console = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    render: structlog.types.Processor = (
        structlog.processors.JSONRenderer() if settings.log_format == "json" else console
    )
    before: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _with_reference,
    ]
    if settings.log_format == "json":
        before.append(structlog.processors.format_exc_info)
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render, _without_tokens(settings)],
        foreign_pre_chain=before,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )


def _with_reference(_logger: object, _method: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    """A code for an error that has none yet. That of a press is made where its private answer names it."""
    if event.get("level") in ERRORS:
        event.setdefault("reference", secrets.token_hex(4))
    return event


def _without_tokens(settings: Settings) -> structlog.types.Processor:
    token = settings.token.get_secret_value() if settings.token else ""

    def cleaned(_logger: object, _method: str, rendered: structlog.types.EventDict) -> str:
        line = INTERACTION_TOKEN.sub(r"\1…", str(rendered))
        return line.replace(token, "…") if token else line

    return cleaned
