"""Published results of the documents, compared with the model."""
