import type { AnyGame, GameOptions, StateBuffer } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { duel } from '@crownhold/games/duel';
import { kingdomino, type Variant } from '@crownhold/games/kingdomino';
import type { Thrower } from '../src/deal.ts';
import type { Evidence } from '../src/verify.ts';
import { THROWER_ID, throwLandings } from './landing-thrower.ts';
import { verifyEquation } from './node-ed25519.ts';
import type { MatchPlan } from './sealed-match.ts';

/** A kind of match, whatever its game. */
export interface Kind {
  readonly name: string;
  readonly plan: Omit<MatchPlan<StateBuffer, GameOptions, unknown>, 'seed'>;
}

// It only ever meets states of its own game.
const THROW = throwLandings as Thrower<StateBuffer>;

export const EVIDENCE: Evidence<StateBuffer> = { throwers: { [THROWER_ID]: THROW }, verifyEquation };

/** Every game, with its numbers of seats and its variants. */
export const KINDS: readonly Kind[] = [
  ...[2, 3, 4].map((seats) => inKingdomino(seats, [])),
  inKingdomino(2, ['mighty-duel', 'harmony']),
  inKingdomino(2, ['dynasty', 'middle-kingdom', 'harmony', 'mighty-duel']),
  inKingdomino(3, ['dynasty']),
  inKingdomino(4, ['middle-kingdom', 'harmony']),
  kindOf('Duel', duel, { seats: 2, spellbook: 'drawn', first: 'random' }),
  kindOf('Duel, spellbook always', duel, { seats: 2, spellbook: 'always', first: 1 }),
  ...[1, 2, 3, 4].map(inColours),
  kindOf('Colour Kingdoms by weights, 2 seats', colours, { seats: 2, map: 'first' }),
];

function inKingdomino(seats: number, variants: readonly Variant[]): Kind {
  const name = ['Kingdomino', `${seats} seats`, ...variants].join(', ');
  return kindOf(name, kingdomino, { seats, variants, tiebreak: 'territory-then-crowns' });
}

function inColours(seats: number): Kind {
  const { name, plan } = kindOf(`Colour Kingdoms, ${seats} seats`, colours, { seats, map: 'first' });
  return { name, plan: { ...plan, isHiding: true, thrower: { id: THROWER_ID, throw: THROW } } };
}

export function kindOf<O extends GameOptions>(name: string, game: AnyGame, options: O): Kind {
  return { name, plan: { game, options } };
}
