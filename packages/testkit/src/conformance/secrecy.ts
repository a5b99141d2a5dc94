import { type AnyGame, CHANCE, type GameOptions, type LogEntry, listMoves, type StateBuffer } from '@crownhold/core';
import * as fc from 'fast-check';
import { MAX_CHOICE } from '../choice.ts';
import { demand, demandSameBytes } from '../demand.ts';
import { type AnyPosition, type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { seatsAt, viewersAt } from '../roster.ts';
import { type HiddenMoment, type HidingSpec, hiddenMoment } from './moment.ts';
import { compareTwins } from './twins.ts';

export function secrecy(spec: AnySpec): readonly Property[] {
  return hasSecrets(spec) ? closed(spec) : [open(spec)];
}

function hasSecrets(spec: AnySpec): spec is HidingSpec {
  return spec.hides !== undefined;
}

function open(spec: AnySpec): Property {
  const { game } = spec;
  return forAll('an open game shows everything', positionsOf(spec), ({ options, state }) => {
    for (const viewer of viewersAt(options)) {
      demandSameBytes(game.view(state, viewer), state, () => `what viewer ${viewer} sees`);
    }
  });
}

function closed(spec: HidingSpec): readonly Property[] {
  const choices = fc.array(fc.nat({ max: MAX_CHOICE }), { minLength: 1, maxLength: 16, size: 'max' });
  return [
    forAllHidden(spec, 'hidden moves look alike', choices, (moment, position, on) =>
      compareTwins(spec, moment, position.options, on),
    ),
    forAllHidden(spec, 'a hidden turn does not show its length', choices, (moment, position) =>
      moment.actor === CHANCE ? 0 : judgeSilence(spec.game, moment, position.options),
    ),
  ];
}

/** So many runs cannot miss every secret by accident. */
const ENOUGH_RUNS = 20;

/** For every hidden moment. `judge` says how often it could compare: a property that never could has proved nothing. */
function forAllHidden(
  spec: HidingSpec,
  name: string,
  choices: fc.Arbitrary<number[]>,
  judge: (moment: HiddenMoment, position: AnyPosition, choices: readonly number[]) => number,
): Property {
  return {
    name,
    check(parameters) {
      let compared = 0;
      forAll(name, fc.tuple(positionsOf(spec), fc.nat(), choices), ([position, choice, on]) => {
        const moment = hiddenMoment(spec, position, choice);
        if (moment) compared += judge(moment, position, on);
      }).check(parameters);
      if (compared === 0 && parameters.numRuns >= ENOUGH_RUNS) throw new Error(`${name}: nothing was ever hidden`);
    },
  };
}

/** A hidden step after which nobody's turn has ended might as well not have been made. */
function judgeSilence(game: AnyGame, moment: HiddenMoment, options: GameOptions): number {
  const { state, actor, viewer } = moment;
  const seen = game.view(state, viewer);
  let compared = 0;
  for (const move of listMoves(game, state, actor)) {
    const after = game.copy(state);
    game.apply(after, actor, move);
    if (!looksUntouched(game, options, state, after)) continue;
    const step = () => `viewer ${viewer}, while ${actor} plays ${game.formatMove(state, move)}`;
    demandSameBytes(game.view(after, viewer), seen, step);
    const entry: LogEntry = { actor, move };
    const events = game.events(state, entry, viewer);
    demand(events.length === 0, () => `${step()}: told ${JSON.stringify(events)}`);
    compared++;
  }
  return compared;
}

function looksUntouched(game: AnyGame, options: GameOptions, before: StateBuffer, after: StateBuffer): boolean {
  return (
    game.actors(before) === game.actors(after) &&
    seatsAt(options).every((seat) => game.turn(before, seat) === game.turn(after, seat))
  );
}
