// Written by `npm run messages` from messages/*/*.ftl: change those.
export const message = `message-title = Play by message
message-about = Play your turn, then send the link in any chat. The other player opens it, sees your turn, plays, and sends a new link back. No account and no server: between turns you need no network.
message-unproven = Not proven: the device of each player deals what follows that player's turns, and nobody can check it.
message-name = Your name
message-begin = Begin
message-invited = { $name } invites you to play { game }
message-sit = Sit down
message-look = Just look
message-who = Who are you?
message-me = I am { $name }
message-asked = It is { $name }'s turn.
message-over = This game is over.
message-broken-title = This link does not work
message-broken = It carries no game that can be played. Perhaps part of it got lost on the way: ask for it again.
message-newer = It was made by a newer version of this page. Reload the page, then open the link again.
message-older-title = This link is older
message-older = { $turns ->
    [one] This device has already seen one turn more.
   *[other] This device has already seen { $turns } turns more.
}
message-newest = Go to the newest turn
message-forked-title = This is another course of the game
message-forked = { $turn ->
    [0] The link and this device differ from the very beginning. Ask in your chat which game counts.
   *[other] The link and this device differ from turn { $turn } on: it was played twice. Ask in your chat which one counts.
}
message-keep = Go on with the game here
message-take = Go on with the link
message-send = Send the link
message-begins = { $name } begins
message-send-again = Send again
message-send-result = Send the result
message-text = { game }: it is { $name }'s turn
message-text-over = { game }: the game is over
message-copied = The link is copied. Paste it into your chat.
message-here = Copy this link and send it in your chat.
message-carries = It carries the whole game and the names of the players.
message-localhost = This address works only on this computer. Open the page by an address that the others can reach, too.
`;
