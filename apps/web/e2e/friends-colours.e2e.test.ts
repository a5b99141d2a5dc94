import { verify } from '@crownhold/fair';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';
import { expect, it } from 'vitest';
import { COLOURS_BY_KEYS, COLOURS_BY_TAPS, playColoursOn } from './colours-person.ts';
import { LONG, playFarGame } from './friends-game.ts';
import { openFriendsRoom } from './friends-room.ts';

it('is played with a friend far away to the end, through a reload and a crash', { timeout: LONG }, async () => {
  const room = await openFriendsRoom();
  try {
    const { record } = await playFarGame(room, {
      id: 'colours',
      bot: 'greedy',
      host: (page, isEnough) => playColoursOn(page, COLOURS_BY_KEYS, isEnough),
      guest: (page, isEnough) => playColoursOn(page, COLOURS_BY_TAPS, isEnough),
    });
    const physics = await createThrower();
    const evidence = { throwers: { [THROWER_ID]: landingBy(physics.throw) }, hasDice: true };
    expect(verify(colours, record, evidence)).toMatchObject({ isSound: true });
  } finally {
    await room.close();
  }
});
