/**
 * Plays a game of Kingdomino at random with the library `@crownhold/engine`, and prints its record.
 *
 *   npm install @crownhold/engine
 *   node random-game.ts
 */
import { CHANCE, chooseRandomly, createRecord, createRng, formatStep, isRefusal, lowestActor } from '@crownhold/engine';
import { kingdomino } from '@crownhold/engine/kingdomino';

const options = kingdomino.parseOptions({ seats: 2, variants: ['harmony'] });
if (isRefusal(options)) throw new Error(`${options.rule} ${options.code}`);

const state = kingdomino.create(options);
const rng = createRng(7);
const moves = new Int32Array(kingdomino.maxMoves);
const steps: string[] = [];
let turns = 0;
// Nobody acts any more when the game is over.
for (let actors = kingdomino.actors(state); actors !== 0; actors = kingdomino.actors(state)) {
  const actor = lowestActor(actors);
  const move = chooseRandomly(kingdomino, state, actor, rng, moves);
  steps.push(formatStep(kingdomino, state, { actor, move }));
  kingdomino.apply(state, actor, move);
  if (actor !== CHANCE) turns++;
}

console.log(JSON.stringify(createRecord(kingdomino, options, steps)));
console.error(`${turns} moves; points ${[0, 1].map((seat) => kingdomino.score(state, seat)).join(' : ')}`);
