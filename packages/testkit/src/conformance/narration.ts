import { actorsIn, CHANCE, listMoves, only } from '@crownhold/core';
import { demand, demandSameFacts } from '../demand.ts';
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

    forAll('acts begin with chance, and for everybody', positionsOf(spec), ({ options, state }) => {
      const isStart = game.startsAct(state);
      if (isStart) demand(game.actors(state) === only(CHANCE), () => 'an act begins where chance does not act');
      for (const viewer of viewersAt(options)) {
        demandSameFacts(game.startsAct(game.view(state, viewer)), isStart, () => `whether an act begins for ${viewer}`);
      }
    }),
  ];
}
