import { verify } from '@crownhold/fair';
import { duel } from '@crownhold/games/duel';
import { expect, it } from 'vitest';
import { DUEL_BY_MOUSE, DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { playFarGame } from './friends-game.ts';
import { OWN_NAME } from './harness.ts';
import { useFriendsRooms } from './test-friends-room.ts';
import { GAME_MS } from './wait-limit.ts';

const openRoom = useFriendsRooms();

// To its end by `npm run prove -- friends`; `friends-voice` plays another one to its end.
it('is played with a friend whose page has no secure context, through a reload and a crash', {
  timeout: GAME_MS,
}, async () => {
  const room = await openRoom();
  try {
    const { record, guest } = await playFarGame(room, {
      id: 'duel',
      host: (page, isEnough) => playDuelOn(page, DUEL_BY_MOUSE, isEnough),
      guest: (page, isEnough) => playDuelOn(page, DUEL_BY_TAPS, isEnough),
      guestHost: OWN_NAME,
      isShort: !process.env['EVERY'],
    });
    // Without the native ones its signatures are made and checked by the page's own code.
    expect(await guest.evaluate(() => [isSecureContext, crypto.subtle === undefined])).toEqual([false, true]);
    expect(verify(duel, record)).toMatchObject({ isSound: true });
  } finally {
    await room.close();
  }
});
