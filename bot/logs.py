"""One line an event, for people or machines. No hand, no token and no DM text is ever logged."""

import logging

import structlog

from bot.settings import Settings


def configure_logs(settings: Settings) -> None:
    """Send our events and discord.py's warnings to standard error."""
    level = getattr(logging, settings.log_level.upper())
    # A traceback with local variables would show the token and what is in somebody's hand.
    console = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    render: structlog.types.Processor = (
        structlog.processors.JSONRenderer() if settings.log_format == "json" else console
    )
    before: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.log_format == "json":
        before.append(structlog.processors.format_exc_info)
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render], foreign_pre_chain=before
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("discord").setLevel(max(level, logging.WARNING))
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
