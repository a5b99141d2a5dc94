import {
  type Game,
  type GameOptions,
  isFault,
  listMoves,
  lowestActor,
  NOBODY,
  replay,
  type StateBuffer,
} from '@crownhold/core';

/** What a test does at the table of any game, in the words of its notation. */
export function tableOf<S extends StateBuffer, O extends GameOptions, E>(game: Game<S, O, E>) {
  /** Rule and code of why whoever acts may not do this; `undefined` if they may. */
  function refused(state: S, text: string): string | undefined {
    const move = game.parseMove(state, text);
    if (move === undefined) return 'unreadable';
    const refusal = game.refusal(state, lowestActor(game.actors(state)), move);
    return refusal && `${refusal.rule} ${refusal.code}`;
  }

  /** Plays one step of whoever acts; throws when it is illegal. */
  function step(state: S, text: string): void {
    const refusal = refused(state, text);
    if (refusal) throw new Error(`${text}: ${refusal}`);
    game.apply(state, lowestActor(game.actors(state)), game.parseMove(state, text)!);
  }

  return {
    refused,
    step,
    /** Plays steps separated by `;` and returns the state. */
    play(state: S, steps: string): S {
      for (const text of splitSteps(steps)) step(state, text);
      return state;
    },
    /** The state after these steps, separated by `;`, from the beginning. */
    played(options: O, steps: string): S {
      const result = replay(game, { options, steps: splitSteps(steps) });
      if (isFault(result)) throw new Error(`step ${result.step} "${result.text}": ${JSON.stringify(result.refusal)}`);
      return result.state;
    },
    /** The texts of the legal moves of whoever acts. */
    legal(state: S): readonly string[] {
      const actors = game.actors(state);
      if (actors === NOBODY) return [];
      return [...listMoves(game, state, lowestActor(actors))].map((move) => game.formatMove(state, move));
    },
  };
}

function splitSteps(steps: string): readonly string[] {
  return steps
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);
}
