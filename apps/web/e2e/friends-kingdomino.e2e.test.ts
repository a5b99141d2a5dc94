import { verify } from '@crownhold/fair';
import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { playFarGame } from './friends-game.ts';
import { BY_MOUSE, BY_TAPS, playOn } from './person.ts';
import { useFriendsRooms } from './test-friends-room.ts';
import { GAME_MS } from './wait-limit.ts';

const openRoom = useFriendsRooms();

it('is played with a friend far away to the end, through a reload and a crash', { timeout: GAME_MS }, async () => {
  const room = await openRoom();
  try {
    const { record } = await playFarGame(room, {
      id: 'kingdomino',
      bot: 'page',
      host: (page, isEnough) => playOn(page, BY_MOUSE, isEnough),
      guest: (page, isEnough) => playOn(page, BY_TAPS, isEnough),
    });
    expect(verify(kingdomino, record)).toMatchObject({ isSound: true });
  } finally {
    await room.close();
  }
});
