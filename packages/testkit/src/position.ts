import { formatStep, type Game, type GameOptions, joinTurn, type LogEntry, type StateBuffer } from '@crownhold/core';
import * as fc from 'fast-check';
import { chooseStep } from './choice.ts';
import { Scripts } from './script.ts';

/** A position reached by playing; in a report it reads as its options and steps. */
export interface Position<S extends StateBuffer, O extends GameOptions> extends fc.WithToStringMethod {
  readonly options: O;
  readonly entries: readonly LogEntry[];
  /** If the rules threw on the way, reading this throws the same, so that the property which asks for it reports it. */
  readonly state: S;
}

/** Positions of every depth, finished games among them; a failing one shrinks to a shorter game first. */
export function positions<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  optionsList: readonly O[],
  maxSteps: number,
): fc.Arbitrary<Position<S, O>> {
  const play = (options: number, choices: readonly number[]) => playChoices(game, optionsList[options]!, choices);
  const lengthOf = (options: number, choices: readonly number[]) => play(options, choices).entries.length;
  return new Scripts(optionsList.length, maxSteps, lengthOf).map(({ options, choices }) => play(options, choices));
}

export function playChoices<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  choices: readonly number[],
): Position<S, O> {
  const entries: LogEntry[] = [];
  const read = attempt(() => {
    const state = game.create(options);
    for (const choice of choices) {
      const entry = chooseStep(game, state, choice);
      if (!entry) break;
      entries.push(entry);
      game.apply(state, entry.actor, entry.move);
    }
    return state;
  });
  return {
    options,
    entries,
    get state() {
      return read();
    },
    [fc.toStringMethod]: () => formatPosition(game, options, entries),
  };
}

/** As a block of a perft table writes it: `options {"seats":2} steps draw 17; draw 4`. */
export function formatPosition<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  entries: readonly LogEntry[],
): string {
  return `options ${JSON.stringify(options)} steps ${joinTurn(formatSteps(game, options, entries))}`.trimEnd();
}

function formatSteps<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  entries: readonly LogEntry[],
): string[] {
  const texts: string[] = [];
  try {
    const state = game.create(options);
    for (const entry of entries) {
      texts.push(formatStep(game, state, entry));
      game.apply(state, entry.actor, entry.move);
    }
  } catch {
    // Rules that throw are what the report is about: what they cannot write is given in codes.
    for (const { actor, move } of entries.slice(texts.length)) texts.push(`${actor}:${move}`);
  }
  return texts;
}

function attempt<T>(action: () => T): () => T {
  try {
    const value = action();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
