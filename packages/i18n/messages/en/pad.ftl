### The score pad for a game on a real table

pad-title = Score pad
pad-about = For a game on a real table: copy the kingdoms and we'll add up the points.
pad-rules = Players and variants
pad-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
pad-whose = Whose kingdom
pad-which-game = Which game
pad-game = Game { $game }
pad-board = Kingdom of { $name }
pad-tool = Place
pad-tool-name = { $tool ->
    [castle] castle
    [crown] crown
    [next] the next terrain with every tap
   *[erase] nothing
}
pad-hint = Choose a terrain and tap its squares. One more tap adds a crown.
pad-keys = On the keyboard: W, F, L, G, S, M for the terrains, C for the castle, 0–3 for the crowns, Delete.
pad-square = { $what }, row { $row }, column { $column }
pad-empty = empty
pad-clear = New sheet
pad-cleared = The sheet is empty
pad-points = Points
pad-place = Place
pad-player = Player
pad-largest = Largest territory
pad-crowns = Crowns
pad-result = Result
pad-blank = Nothing here yet
pad-so-far = So far. { $reason }
pad-share = Share the picture
pad-save = Save the picture
pad-picture = Picture of the result. { $result }
pad-picture-failed = The picture could not be made here.
pad-kept = The sheet is saved on this device and works offline.
pad-not-kept = This device cannot save the sheet: it will be lost when you close the page.
