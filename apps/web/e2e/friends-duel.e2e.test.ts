import { verify } from '@crownhold/fair';
import { duel } from '@crownhold/games/duel';
import { expect, it } from 'vitest';
import { DUEL_BY_MOUSE, DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { LONG, playFarGame } from './friends-game.ts';
import { openFriendsRoom } from './friends-room.ts';

it('is played with a friend far away to the end, through a reload and a crash', { timeout: LONG }, async () => {
  const room = await openFriendsRoom();
  try {
    const { record } = await playFarGame(room, {
      id: 'duel',
      host: (page, isEnough) => playDuelOn(page, DUEL_BY_MOUSE, isEnough),
      guest: (page, isEnough) => playDuelOn(page, DUEL_BY_TAPS, isEnough),
    });
    expect(verify(duel, record)).toMatchObject({ isSound: true });
  } finally {
    await room.close();
  }
});
