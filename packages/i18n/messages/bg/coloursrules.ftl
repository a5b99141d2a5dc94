### Learning Colour Kingdoms: its rulebook, the first game, hints
