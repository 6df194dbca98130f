"""Every published outcome of the documents, held against what the model returns."""
