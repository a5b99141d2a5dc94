import { createRng } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import type { SearchEvaluator, SpecialEvaluator } from '../../search-evaluator.ts';
import { Draft, type RoundEnd } from './draft.ts';
import { type NetworkKind, networkKindOf } from './network-kind.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import { Position } from './position.ts';
import { kingdominoSearchEvaluator } from './search-evaluator.ts';
import { ValueNetwork } from './value-network.ts';
import { parseWeights } from './weights-text.ts';

/** The reward that a point of a rating stands for. */
const REWARD_PER_POINT = 0.02;
/** Rewards that the network expects differ less than those of whole games. */
const DEVIATION = 0.15;
/** Where kings are still to be drawn, a first look takes one order for all turns. */
const FIRST_LOOK = 1;

/** The search evaluator with playouts of one round, judged by networks, in place of quick games. */
export function createNetworkEvaluator(weights: Readonly<Record<NetworkKind, string>>): SearchEvaluator<State> {
  const drafts = new Map<NetworkKind, Draft>();
  const draftFor = (state: State): Draft => {
    const kind = networkKindOf(state);
    const known = drafts.get(kind);
    if (known) return known;
    const draft = new Draft(new ValueNetwork(parseWeights(weights[kind])));
    drafts.set(kind, draft);
    return draft;
  };
  return {
    ...kingdominoSearchEvaluator,
    hasCommonChance: true,
    deviation: DEVIATION,

    appraise(state, seat) {
      const draft = draftFor(state);
      draft.finish(new Position(state), createRng(FIRST_LOOK));
      return draft.rewards[seat]! / REWARD_PER_POINT;
    },

    playoutsFrom(state) {
      const whole = kingdominoSearchEvaluator.playoutsFrom(state);
      if (whole.isDeterministic) return whole;
      const draft = draftFor(state);
      const position = new Position(state);
      let end: RoundEnd | undefined;
      return {
        ...whole,
        expect(rng, rewards, leads) {
          // The first round ends otherwise every time: its kings are drawn.
          if (!end || position.round === 0) end = draft.finish(position, rng);
          draft.sample(end, rng);
          for (let seat = 0; seat < position.seats; seat++) {
            rewards[seat] = draft.rewards[seat]!;
            leads[seat] = draft.leads[seat]!;
          }
        },
      };
    },
  };
}

export const kingdominoNetworkEvaluator: SpecialEvaluator<State> = {
  ...createNetworkEvaluator(NETWORK_WEIGHTS),
  isBetterFor: ({ seats }) => seats === 2,
};
