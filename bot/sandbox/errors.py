"""Discord's refusals: HTTP status, numeric code (topics/opcodes-and-status-codes), message, field errors."""

from bot.sandbox.wire import Json

_UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Message": 10008,
    "User": 10013,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


class ApiError(Exception):
    """Answered as Discord's error body; `errors` is the nested form-error object."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status}/{code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON object Discord would send."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def unauthorized() -> ApiError:
    """401: no or wrong bot token."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """404: no such route."""
    return ApiError(404, 0, "404: Not Found")


def unknown(what: str) -> ApiError:
    """404 with the code of the unknown thing, e.g. `unknown("Message")` is 10008."""
    return ApiError(404, _UNKNOWN[what], f"Unknown {what}")


def missing_access() -> ApiError:
    """403/50001: the channel cannot be seen."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """403/50013: the channel is seen, the action is not allowed."""
    return ApiError(403, 50013, "Missing Permissions")


def closed_dm() -> ApiError:
    """403/50007: the person takes no direct messages from this application."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def archived_thread() -> ApiError:
    """400/50083: nothing that stands in an archived thread can be changed."""
    return ApiError(400, 50083, "Thread is archived")


def locked_thread() -> ApiError:
    """403/160005: nothing can be sent to a locked thread."""
    return ApiError(403, 160005, "This thread is locked")


def too_large() -> ApiError:
    """413/40005: a file or the request is over the size limit."""
    return ApiError(413, 40005, "Request entity too large")


def empty_message() -> ApiError:
    """400/50006: nothing in the message that people could see."""
    return ApiError(400, 50006, "Cannot send an empty message")
