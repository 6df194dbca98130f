"""The canvas: what is drawn, how it is arranged, and the tools that edit it. It never writes to the plan itself."""
