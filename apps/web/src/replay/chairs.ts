import { type Chair, type GameRecord, parseChairs } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';

/** Who can sit down at a table of a game. */
interface Bots {
  readonly bots: readonly string[];
  readonly bestBot: string;
}

/** Who played a record; numbered if it names nobody. */
export function chairsOfRecord({ players }: GameRecord, seats: number, say: Translate): readonly Chair[] {
  return (
    parseChairs(players, seats) ??
    Array.from({ length: seats }, (_, seat) => ({ name: say('web-player', { number: seat + 1 }) }))
  );
}

/** One seat is a person's; at the others sit the bots that sat there, or the best one. */
export function withPerson({ bots, bestBot }: Bots, chairs: readonly Chair[], person: number): readonly Chair[] {
  return chairs.map(({ name, bot }, seat) => {
    if (seat === person) return { name };
    return { name, bot: bots.find((known) => known === bot) ?? bestBot };
  });
}
