"""The tools of the canvas, one state object each: press, move, release, cancel."""
