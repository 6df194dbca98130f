"""The words a plan may use: versions, roles, protocols, systems. Their order here is their order everywhere."""

from models.plan.fields import Choice
from models.words import shown

ROLES = (
    Choice("cas", "CAS"),
    Choice("hub", "Hub"),
    Choice("mailbox", "Mailbox"),
    Choice("directory", "Directory"),
)
EXCHANGE_VERSIONS = (
    Choice("2003", "Exchange 2003"),
    Choice("2007", "Exchange 2007"),
    Choice("2007-strict", "Exchange 2007, strict series"),
    Choice("2010", "Exchange 2010"),
    Choice("2010-sp1", "Exchange 2010 SP1"),
)
PROTOCOLS = (
    Choice("outlook", "Outlook"),
    Choice("outlook-anywhere", "Outlook Anywhere"),
    Choice("owa", "Outlook Web App"),
    Choice("activesync", "ActiveSync"),
    Choice("imap4", "IMAP4"),
    Choice("pop3", "POP3"),
    Choice("ews", "Exchange Web Services"),
)
WINDOWS_VERSIONS = (
    Choice("2003-x86", "2003, 32-bit"),
    Choice("2003-x64", "2003, 64-bit"),
    Choice("2008-sp2", "2008 SP2"),
    Choice("2008-r2", "2008 R2"),
)
GUEST_SYSTEMS = (
    Choice("windows-2003-x86", "Windows 2003 x86"),
    Choice("windows-2003-x64", "Windows 2003 x64"),
    Choice("windows-2008-sp2-x64", "Windows 2008 SP2"),
    Choice("windows-2008-r2-x64", "Windows 2008 R2"),
)
WINDOWS_OF_GUEST = dict(
    zip((guest.value for guest in GUEST_SYSTEMS), (windows.value for windows in WINDOWS_VERSIONS), strict=True)
)
AUTHENTICATIONS = (Choice("basic", "Basic"), Choice("ntlm", "NTLM"))

# Exchange 2003 exists as a 32-bit program only: on any Windows it uses no more memory than that lets it.
EXCHANGE_32_BIT = ("2003",)

ROLE_IDS = tuple(choice.value for choice in ROLES)
PROTOCOL_IDS = tuple(choice.value for choice in PROTOCOLS)


def label_of(choices: tuple[Choice, ...], value: str) -> str:
    """Return the words for a value, or the value itself where it has none."""
    return next((shown(choice.label) for choice in choices if choice.value == value), value)
