import { detailsOf } from '../details/registry.ts';
import type { Position } from './position.ts';

/** A position as programs read it; `views` are what each seat may see, as a `view` line of the engine takes it. */
export function positionJson(file: string, { game, options, state, at, steps, next, asked }: Position) {
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  return {
    ok: true,
    file,
    game: game.id,
    options,
    at,
    steps,
    next: next ?? null,
    acting: asked.kind === 'seats' ? asked.seats : asked.kind === 'chance' ? ['chance'] : [],
    over: asked.kind === 'over',
    state: game.formatState(state),
    views: seats.map((seat) => game.formatState(game.view(state, seat))),
    scores: seats.map((seat) => game.score(state, seat)),
    ranks: asked.kind === 'over' ? game.ranking(state) : null,
    details: seats.map((seat) => detailsOf(game).facts(state, seat)),
  };
}
