import { actorsIn, listMoves } from '@crownhold/core';
import { demandSameFacts } from '../demand.ts';
import { type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { viewersAt } from '../roster.ts';

export function narration(spec: AnySpec): readonly Property[] {
  const { game } = spec;
  return [
    forAll('events are plain facts for every viewer', positionsOf(spec), ({ options, state }) => {
      for (const actor of actorsIn(game.actors(state))) {
        for (const move of listMoves(game, state, actor)) {
          for (const viewer of viewersAt(options)) {
            const events = game.events(state, { actor, move }, viewer);
            const what = () => `what viewer ${viewer} is told of actor ${actor} playing ${move}`;
            demandSameFacts(JSON.parse(JSON.stringify(events)), events, what);
          }
        }
      }
    }),
  ];
}
