import { includes, lowestActor, NOBODY } from './actors.ts';
import {
  type Actor,
  type ActorSet,
  type Game,
  type GameOptions,
  isRefusal,
  type LogEntry,
  type MoveCode,
  type StateBuffer,
} from './game.ts';
import { fault, type GameRecord, type RecordFault } from './record.ts';

export interface Replay<S extends StateBuffer, O extends GameOptions> {
  readonly options: O;
  readonly entries: readonly LogEntry[];
  /** After the last step; an unfinished record is a valid one. */
  readonly state: S;
}

/** Plays a record through the rules. `visit` sees each step with the state before it, which it must not keep. */
export function replay<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: Pick<GameRecord, 'rulesVersion' | 'options' | 'steps'>,
  visit?: (before: S, entry: LogEntry) => void,
): Replay<S, O> | RecordFault {
  const { rulesVersion = game.rulesVersion } = record;
  if (rulesVersion !== game.rulesVersion) return fault('R4', 'unknown-rules-version', { rulesVersion });
  const options = game.parseOptions(record.options);
  if (isRefusal(options)) return { refusal: options };
  const state = game.create(options);
  const entries: LogEntry[] = [];
  for (const [step, text] of record.steps.entries()) {
    const entry = parseStep(game, state, text);
    if ('refusal' in entry) return { step, text, ...entry };
    visit?.(state, entry);
    game.apply(state, entry.actor, entry.move);
    entries.push(entry);
  }
  return { options, entries, state };
}

/** A step as records write it: the move, behind the actor where several may act at once (`1> done`). */
export function formatStep<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  before: S,
  entry: { readonly actor: Actor; readonly move: MoveCode },
): string {
  const text = game.formatMove(before, entry.move);
  return isImplied(game.actors(before)) ? text : `${entry.actor}> ${text}`;
}

/** A legal step of whoever may act now, or why it is none. */
export function parseStep<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  text: string,
): LogEntry | RecordFault {
  const actors = game.actors(state);
  if (actors === NOBODY) return fault('R5', 'after-the-end');
  const [actor, moveText] = isImplied(actors) ? [lowestActor(actors), text] : splitSeat(text);
  if (actor === undefined || !includes(actors, actor)) return fault('N2', 'no-such-actor');
  const move = game.parseMove(state, moveText);
  if (move === undefined) return fault('N1', 'unreadable');
  const refusal = game.refusal(state, actor, move);
  return refusal ? { refusal } : { actor, move };
}

function isImplied(actors: ActorSet): boolean {
  return (actors & (actors - 1)) === 0;
}

function splitSeat(text: string): readonly [Actor | undefined, string] {
  const match = /^([0-7])> (.+)$/.exec(text);
  return match ? [Number(match[1]), match[2]!] : [undefined, text];
}
