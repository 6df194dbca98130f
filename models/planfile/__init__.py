"""Plans as files: `.xplan` (SQLite) and JSON, read without trust, written without loss."""

from models.planfile.atomic import write_atomically
from models.planfile.interchange import fragment_from_json, fragment_to_json, plan_from_json, plan_to_json
from models.planfile.reader import LoadedPlan, file_bytes, load_plan, plan_from_bytes
from models.planfile.replacing import AccessLostError, Expected, Loss, Replacing, Way
from models.planfile.restoring import restore_interrupted
from models.planfile.stale_files import put_back_displaced, remove_stale_temporary_files
from models.planfile.writer import SavedFile, plan_to_bytes, save_plan

__all__ = [
    "AccessLostError",
    "Expected",
    "LoadedPlan",
    "Loss",
    "Replacing",
    "SavedFile",
    "Way",
    "file_bytes",
    "fragment_from_json",
    "fragment_to_json",
    "load_plan",
    "plan_from_bytes",
    "plan_from_json",
    "plan_to_bytes",
    "plan_to_json",
    "put_back_displaced",
    "remove_stale_temporary_files",
    "restore_interrupted",
    "save_plan",
    "write_atomically",
]
