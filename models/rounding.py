"""What numbers may differ by and still be the same."""

# Sums and products of a few thousand numbers are this exact; what a plan says is coarser by far.
ROUNDING = 1e-9
