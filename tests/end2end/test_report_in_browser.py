"""The report as a web page in a browser: it can be read by everyone, and prints with its page numbers."""

import html
import json
import re
import shutil
import subprocess
from pathlib import Path

import pikepdf
import pytest

from tests.end2end.running import planner
from tests.systems import PATIENCE_S

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER = next(filter(None, map(shutil.which, NAMES)), None)
AXE = Path(__file__).parent / "axe" / "axe.min.js"
ASKED = """
axe.run(document, {}).then(found => {
  const answer = document.createElement("pre");
  answer.id = "answer";
  const kept = found.violations.map(each => [each.id, each.nodes.map(node => node.html.slice(0, 200))]);
  answer.textContent = JSON.stringify({violations: kept, passes: found.passes.length});
  document.body.replaceChildren(answer);
});
"""

pytestmark = pytest.mark.skipif(BROWSER is None, reason="there is no Chromium here")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    plan, target = folder / "plan.json", folder / "report.html"
    assert planner("new", "--sample", "three-sites", plan).returncode == 0
    assert planner("convert", plan, target).returncode == 0
    return target


def browse(folder: Path, *arguments: object) -> str:
    usual = ("--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'profile'}")
    command = [str(BROWSER), *usual, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE_S).stdout


def test_axe_finds_no_barrier(page: Path, tmp_path: Path) -> None:
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page.read_text("utf-8"))
    asked = tmp_path / "asked.html"
    scripts = f"<script>{AXE.read_text('utf-8')}</script><script>{ASKED}</script></body>"
    asked.write_text(text.replace("</body>", scripts), "utf-8")
    shown = browse(tmp_path, "--virtual-time-budget=30000", "--dump-dom", asked.as_uri())
    found = re.search(r'<pre id="answer">(.*?)</pre>', shown, re.DOTALL)
    assert found is not None
    answer = json.loads(html.unescape(found.group(1)))
    assert answer["violations"] == []
    assert answer["passes"] > 20


def test_only_tables_scroll_sideways_on_a_phone(page: Path, tmp_path: Path) -> None:
    asked = tmp_path / "narrow.html"
    text = html.escape(page.read_text("utf-8"))
    frame = f'<iframe srcdoc="{text}" width="400" height="900" style="border: 0"></iframe>'
    script = (
        "<pre id=answer></pre><script>onload = () => { const page = frames[0].document.documentElement;"
        "answer.textContent = page.scrollWidth + ' of ' + page.clientWidth; }</script>"
    )
    asked.write_text(frame + script, "utf-8")
    shown = browse(tmp_path, "--hide-scrollbars", "--dump-dom", asked.as_uri())
    assert '<pre id="answer">400 of 400</pre>' in shown


def test_it_prints_without_an_empty_page(page: Path, tmp_path: Path) -> None:
    target = tmp_path / "printed.pdf"
    browse(tmp_path, "--no-pdf-header-footer", f"--print-to-pdf={target}", page.as_uri())
    with pikepdf.open(target) as document:
        assert document.Root.MarkInfo.Marked
        contents = [b"".join(part.read_bytes() for part in pikepdf.Page(each).obj.Contents)
                    if isinstance(each.obj.Contents, pikepdf.Array) else each.obj.Contents.read_bytes()
                    for each in document.pages]  # fmt: skip
    assert 5 < len(contents) < 20
    assert all(len(re.findall(rb"T[jJ]", content)) > 5 for content in contents)
