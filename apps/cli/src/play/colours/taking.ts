import type { Refusal } from '@crownhold/core';
import { COLOURS, colourName, colours, DICE, encodeMove, type State } from '@crownhold/games/colours';
import { type ColoursHand, listedSteps } from './hand.ts';

/** The dice have the numbers 1 to 4: points at the next way to take one, or tells why it cannot be taken. */
export function pointAtDie(hand: ColoursHand, die: number): ColoursHand | Refusal {
  const steps = listedSteps(hand);
  const ways = steps.flatMap(({ move }, index) => (move.kind === 'take' && move.die === die ? [index] : []));
  if (ways.length === 0) return takeRefusal(hand.draft.state, hand.draft.seat, die)!;
  return { ...hand, pick: ways.find((index) => index > hand.pick) ?? ways[0]! };
}

/** Why a die cannot be taken, whatever is said about it. */
function takeRefusal(state: State, seat: number, die: number): Refusal | undefined {
  const kingdom = COLOURS.find((_, index) => (state.landings[die]! >> index) & 1) ?? COLOURS[0];
  const colour = DICE[die] === 'white' ? colourName(1) : undefined;
  return colours.refusal(state, seat, encodeMove({ kind: 'take', die, kingdom, colour }));
}
