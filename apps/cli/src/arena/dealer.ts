import { type AnyGame, CHANCE, type Dealer, type StateBuffer } from '@crownhold/core';

/**
 * The chance of one deal, the same for every seating: each outcome waits for its turn a time that depends on the deal, on
 * how often chance has decided before, and on the outcome alone, and the first to come is it. So each is as likely as its
 * weight says, and two games whose bags differ a little still mostly draw the same.
 */
export function createDealer(game: AnyGame, seed: number, deal: number): Dealer<StateBuffer> {
  const buffer = new Int32Array(game.maxMoves);
  let decisions = 0;
  return (state) => {
    const count = game.legalMoves(state, CHANCE, buffer);
    // A reveal decides nothing.
    if (count === 1) return { move: buffer[0]! };
    const base = mix(mix(mix(SALT, seed), deal), decisions++);
    let first = buffer[0]!;
    let shortest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = buffer[i]!;
      const wait = -Math.log(unit(mix(base, move))) / game.chanceWeight(state, move);
      if (wait >= shortest) continue;
      shortest = wait;
      first = move;
    }
    return { move: first };
  };
}

/** Where the chance of a bot begins for one of its turns. */
export function botSeed(seed: number, deal: number, rotation: number, turn: number): number {
  return mix(mix(mix(mix(BOT_SALT, seed), deal), rotation), turn) >>> 1;
}

const SALT = 0x6a09e667;
const BOT_SALT = 0x3c6ef372;

/** One word of two, well mixed (the finish of MurmurHash3). */
function mix(word: number, value: number): number {
  let mixed = Math.imul(word ^ value, 0x9e3779b1) + 0x7f4a7c15;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Between 0 and 1, and neither. */
function unit(word: number): number {
  return (word + 0.5) / 2 ** 32;
}
