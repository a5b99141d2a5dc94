import { type GameRecord, parseChairs } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Chair } from '../games/chair.ts';

/** Who played a record; numbered if it names nobody. */
export function chairsOfRecord({ players }: GameRecord, seats: number, say: Translate): readonly Chair[] {
  return (
    parseChairs(players, seats) ??
    Array.from({ length: seats }, (_, seat) => ({ name: say('web-player', { number: seat + 1 }) }))
  );
}
