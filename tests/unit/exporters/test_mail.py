"""Drafts of mails, read back by Python's own package: the same bytes, our headers and nothing else."""

import re
from email import message_from_bytes, policy

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from models.errors import MailError
from models.exporters import mail
from models.exporters.mail import attachments_of, mail_size, size_warning
from models.plan.file_names import plain, safe_stem
from models.planfile import plan_from_bytes, plan_to_bytes
from tests.unit.planfile.example import plan

PLAN = plan_to_bytes(plan())
PICTURE, PDF = b"\x89PNG\r\n\x1a\n" + bytes(range(256)), b"%PDF-1.7\n" + b"\r\n.\r\nFrom x\n" * 9
INJECTIONS = [
    "Plan\r\nBcc: all@example.org", "Plan\nBcc: all@example.org", "Plan\rBcc: all@example.org",
    "Plan\r\n\r\n<script>", "Plan\u2028Bcc: x", "Plan\x85Bcc: x", "Plan\x0bBcc: x", "Plan\x0cBcc: x", "\r\n .\r\n",
    "Plan\x00Bcc: x", "a" * 5000, "ü" * 500, "\ud800Bcc: x", ": :", "Bcc: x", " leading", '"quoted\\" name"',
]  # fmt: skip


def draft(plan, name, picture=None, pdf=None, subject="", body=""):
    return mail.draft(attachments_of(name, plan, picture, pdf), subject, body)


def read(data: bytes):
    return message_from_bytes(data, policy=policy.default)


def headers(data: bytes) -> list[str]:
    return sorted(key.lower() for key in read(data).keys())  # noqa: SIM118 - keys may repeat


def files(data: bytes) -> dict[str, bytes]:
    return {part.get_filename(): part.get_content() for part in read(data).iter_attachments()}


def test_old_programs_read_a_name_in_one_piece():
    data = mail.draft(attachments_of("x" * 150 + ".xplan", b"plan", b"picture", b"page"))
    names = re.findall(rb'\n name="?([^";\r]+)"?', data)
    assert names == [b"x" * 50 + ending for ending in (b".xplan", b".png", b".pdf")]
    assert b"name*0" not in data.replace(b"filename*0", b"")


def test_a_draft_with_everything():
    data = draft(PLAN, "Contoso.xplan", PICTURE, PDF, "Plan of Contoso", "One server less.\nTwo hosts more.")
    message = read(data)
    assert message["X-Unsent"] == "1"
    assert message["Subject"] == "Plan of Contoso"
    assert message.get_body().get_content() == "One server less.\r\nTwo hosts more.\r\n"
    assert files(data) == {"Contoso.xplan": PLAN, "Contoso.png": PICTURE, "Contoso.pdf": PDF}
    assert headers(data) == ["content-type", "mime-version", "subject", "x-unsent"]


def test_the_attachment_opens_as_the_same_plan():
    attached = files(draft(PLAN, "a.xplan"))["a.xplan"]
    assert attached == PLAN
    assert plan_from_bytes(attached, "a.xplan") == plan()


@pytest.mark.parametrize(
    ("name", "old"), [("Contoso.xplan", "Contoso"), ("Zürich.xplan", "Zurich"), ("東京.xplan", "plan")]
)
def test_old_programs_find_a_name_that_they_can_read(name, old):
    data = draft(PLAN, name, PICTURE)
    for part, suffix in zip(read(data).iter_attachments(), (".xplan", ".png"), strict=True):
        assert part.get_filename() == name.replace(".xplan", suffix)
        assert part["Content-Type"].params["name"] == old + suffix
    assert f'name="{old}.png"'.encode() in data


def test_picture_and_page_can_be_left_out():
    assert list(files(draft(PLAN, "a.xplan", pdf=PDF))) == ["a.xplan", "a.pdf"]
    assert list(files(draft(PLAN, "a.xplan", picture=PICTURE))) == ["a.xplan", "a.png"]
    assert list(files(draft(PLAN, "a.xplan"))) == ["a.xplan"]


def test_lines_end_as_mail_wants_them():
    data = draft(PLAN, "a.xplan", subject="a", body="b\nc\r\nd\re")
    assert data.count(b"\n") == data.count(b"\r\n") == data.count(b"\r")
    assert read(data).get_body().get_content() == "b\r\nc\r\nd\r\ne\r\n"


@pytest.mark.parametrize("words", INJECTIONS)
def test_no_words_become_headers(words):
    data = draft(PLAN, words, None, None, words, words)
    assert headers(data) == ["content-type", "mime-version", "subject", "x-unsent"]
    assert list(files(data).values()) == [PLAN]
    assert not read(data).defects


@pytest.mark.parametrize("subject", ["=?utf-8?q?a=0d=0aBcc=3a_x?=", "a =?", "=\u202e?", "=\x00?", "=?=?"])
def test_encoded_words_are_refused_in_the_subject(subject):
    with pytest.raises(MailError, match="must not contain"):
        draft(PLAN, "a.xplan", subject=subject)


def test_encoded_words_in_a_name_are_only_a_name():
    assert list(files(draft(PLAN, "=?utf-8?q?a=0d=0aBcc=3a_x?=.xplan"))) == ["=_utf-8_q_a=0d=0aBcc=3a_x_=.xplan"]


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Contoso.xplan", "Contoso"), ("../../etc/passwd", "_.._etc_passwd"), ("C:\\a.xplan", "C__a"), ("", "plan"),
        (".xplan", "plan"), (" . ", "plan"), ("a\nb.xplan", "ab"), ("nalp\u202exe.xplan", "nalpxe"),
        ("Zürich 東京 🏢.xplan", "Zürich 東京 🏢"), ("100% #1 'x'.xplan", "100% #1 'x'"), ("x" * 300, "x" * 100),
        ("東" * 100, "東" * 66), ("🏢" * 100, "🏢" * 50), ("con.xplan", "_con"), ("Aux", "_Aux"),
        ("nul.old", "_nul.old"), ("COM¹", "_COM¹"), ("Contoso", "Contoso"), ("console", "console"), ("-rf", "-rf"),
        ("a\udc80.xplan", "a"),
    ],
)  # fmt: skip
def test_names_fit_any_system(name, stem):
    assert safe_stem(name) == stem
    assert list(files(draft(PLAN, name))) == [f"{stem}.xplan"]


@settings(max_examples=200)
@example("=?", "=?", "=?")
@given(st.text(max_size=80), st.text(max_size=80), st.text(max_size=200))
def test_any_words_give_a_draft_as_meant_or_a_sentence(name, subject, body):
    try:
        data = draft(b"plan", name, None, None, subject, body)
    except MailError as error:
        assert "=?" in plain(subject).replace("\n", " ")
        assert "must not contain" in str(error)
    else:
        assert headers(data) == ["content-type", "mime-version", "subject", "x-unsent"]
        assert list(files(data).values()) == [b"plan"]


def test_a_planted_header_is_found(monkeypatch):
    real = mail._message

    def planted(*given):
        message = real(*given)
        message["Bcc"] = "all@example.org"
        return message

    monkeypatch.setattr(mail, "_message", planted)
    with pytest.raises(MailError, match="would not arrive as intended"):
        draft(PLAN, "a.xplan")


def test_planted_other_bytes_are_found(monkeypatch):
    real = mail._message
    monkeypatch.setattr(mail, "_message", lambda subject, body, files: real(subject, body, files[:-1]))
    with pytest.raises(MailError, match="would not arrive as intended"):
        draft(PLAN, "a.xplan", PICTURE)


def test_a_large_mail_is_told():
    assert size_warning(10_000_000) == ""
    assert size_warning(10_400_000) == "The e-mail is 10.4 MB; many servers reject more than 10 MB."


@pytest.mark.parametrize("length", [0, 1, 56, 57, 58, 100_000, 1_000_003])
def test_the_size_is_that_of_the_mail(length):
    size = mail_size(attachments_of("a.xplan", b"x" * length))
    assert 0 <= len(draft(b"x" * length, "a.xplan")) - size < 1000


def test_a_plan_of_the_other_form_keeps_its_ending():
    data = draft(b"{}", "Contoso.json", PICTURE)
    assert files(data) == {"Contoso.json": b"{}", "Contoso.png": PICTURE}


def test_a_mail_without_the_plan():
    assert list(files(draft(None, "a.xplan", PICTURE, PDF))) == ["a.png", "a.pdf"]
    assert headers(draft(None, "a.xplan")) == ["content-type", "mime-version", "subject", "x-unsent"]
    assert files(draft(None, "a.xplan")) == {}
