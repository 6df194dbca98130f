"""The rules that make findings, one function each: a context in, findings out."""
