import {
  type Actor,
  type AnyGame,
  actorsIn,
  createRecord,
  formatRecord,
  formatStep,
  isFault,
  isRefusal,
  listMoves,
  parseRecord,
  replay,
  type StateBuffer,
} from '@crownhold/core';
import * as fc from 'fast-check';
import { demand, demandSameBytes, demandSameFacts } from '../demand.ts';
import { type AnyPosition, type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { actorsAt, viewersAt } from '../roster.ts';
import { judgeRefusal } from './legality.ts';

export function notation(spec: AnySpec): readonly Property[] {
  const { game } = spec;
  return [
    forAll('a move survives its text', positionsOf(spec), ({ options, state }) => {
      for (const actor of actorsAt(options)) judgeMoveTexts(game, state, actor);
    }),

    forAll('a state survives its text', positionsOf(spec), ({ state }) => judgeStateText(game, state)),

    forAll('a view survives its text', positionsOf(spec), ({ options, state }) => {
      for (const viewer of viewersAt(options)) judgeStateText(game, game.view(state, viewer));
    }),

    forAll('a damaged state text is refused or a playable state', damagedTexts(spec), ([position, damage]) => {
      const state = game.parseState(damage(game.formatState(position.state)));
      if (!state) return;
      judgeStateText(game, state);
      for (const actor of actorsIn(game.actors(state))) {
        demand(listMoves(game, state, actor).length > 0, () => `read, but actor ${actor} cannot move`);
      }
    }),

    forAll('options survive JSON', fc.constantFrom(...spec.options), (options) => {
      demandSameFacts(game.parseOptions(JSON.parse(JSON.stringify(options))), options, () => 'options read back');
      const { min, max } = game.seats;
      demand(
        options.seats >= min && options.seats <= max,
        () => `${options.seats} seats, but ${min} to ${max} allowed`,
      );
    }),

    forAll('any JSON is read as options or refused', oddOptions(spec), (json) => {
      const options = game.parseOptions(json);
      if (isRefusal(options)) return judgeRefusal(options);
      judgeStateText(game, game.create(options));
    }),

    forAll('a game survives its record', positionsOf(spec), (position) => {
      const record = parseRecord(formatRecord(createRecord(game, position.options, stepTexts(game, position))));
      demand(!isFault(record), () => `the record is not read: ${JSON.stringify(record)}`);
      const again = replay(game, record);
      demand(!isFault(again), () => `the record is not replayed: ${JSON.stringify(again)}`);
      demandSameBytes(again.state, position.state, () => 'the state at the end of the record');
    }),
  ];
}

/** One step is one piece of a turn (`a; b`) and must not look like a step with its seat (`1> a`). */
const STEP_TEXT = /^(?!\d> )[^\s;]([^\n;]*[^\s;])?$/;

function judgeMoveTexts(game: AnyGame, state: StateBuffer, actor: Actor): void {
  const taken = new Map<string, number>();
  for (const move of listMoves(game, state, actor)) {
    const text = game.formatMove(state, move);
    demand(STEP_TEXT.test(text), () => `no text of a step: ${JSON.stringify(text)}`);
    demand(!taken.has(text), () => `${JSON.stringify(text)} stands for ${taken.get(text)} and for ${move}`);
    taken.set(text, move);
    const read = game.parseMove(state, text);
    demand(read === move, () => `${move} is written ${JSON.stringify(text)}, which is read ${read}`);
  }
}

export function judgeStateText(game: AnyGame, state: StateBuffer): void {
  const text = game.formatState(state);
  const read = game.parseState(text);
  demand(read !== undefined, () => `own text is not read: ${text}`);
  demandSameBytes(read, state, () => `read from ${text}`);
}

function stepTexts(game: AnyGame, { options, entries }: AnyPosition): readonly string[] {
  const state = game.create(options);
  return entries.map((entry) => {
    const text = formatStep(game, state, entry);
    game.apply(state, entry.actor, entry.move);
    return text;
  });
}

/** A position and what happens to its text: a piece is cut out and another put in. */
function damagedTexts(spec: AnySpec): fc.Arbitrary<[AnyPosition, (text: string) => string]> {
  const piece = fc.oneof(fc.constant(''), fc.string({ maxLength: 3 }), fc.nat({ max: 99 }).map(String));
  const damage = fc.tuple(fc.nat(), fc.nat({ max: 3 }), piece).map(([where, length, put]) => (text: string) => {
    const at = where % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + length);
  });
  return fc.tuple(positionsOf(spec), damage);
}

/** JSON of any kind, and right options with a field spoilt, added or missing. */
function oddOptions({ options }: AnySpec): fc.Arbitrary<unknown> {
  const fields = [...new Set(options.flatMap((choice) => Object.keys(choice)))];
  const field = fc.oneof(fc.constantFrom(...fields), fc.string());
  const spoilt = fc
    .tuple(fc.constantFrom(...options), field, fc.oneof(fc.jsonValue(), fc.constant(undefined)))
    .map(([choice, name, value]) => JSON.parse(JSON.stringify({ ...choice, [name]: value })));
  return fc.oneof(fc.jsonValue(), spoilt);
}
