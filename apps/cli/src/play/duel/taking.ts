import type { Refusal } from '@crownhold/core';
import { diceIn, duel, encodeMove, type State } from '@crownhold/games/duel';
import { arrowOf, nextOf } from '@crownhold/hands';
import { type DuelHand, playStep } from './hand.ts';

const ALL_DICE = 15;

/** How many dice are to be taken. */
export function wantedDice({ draft, isPair }: DuelHand): 1 | 2 {
  return draft.state.phase === 'share' || isPair ? 2 : 1;
}

/** Whether the seat could take two at once. */
export function canPair({ draft }: DuelHand): boolean {
  return pairRefusal(draft.state, draft.seat) === undefined;
}

/** Points at a die, chooses it, and takes as soon as enough are chosen. */
export function pressTaking(hand: DuelHand, key: string): DuelHand | Refusal | undefined {
  const arrow = arrowOf(key);
  if (arrow) return { ...hand, die: nextDie(hand, freeDice(hand), arrow.x - arrow.y > 0 ? 1 : -1) };
  if (/^[1-4]$/.test(key)) return chooseDie(hand, Number(key) - 1);
  if (key === 'enter') return chooseDie(hand, hand.die);
  if (key !== 'p') return undefined;
  return pairRefusal(hand.draft.state, hand.draft.seat) ?? { ...hand, chosen: 0, isPair: !hand.isPair };
}

function chooseDie(hand: DuelHand, die: number): DuelHand | Refusal {
  const bit = 1 << die;
  if (hand.chosen & bit) return { ...hand, die, chosen: hand.chosen & ~bit };
  const { state, seat } = hand.draft;
  const chosen = hand.chosen | bit;
  if (diceIn(chosen).length === wantedDice(hand)) return playStep(hand, { kind: takeKind(hand), dice: chosen });
  const left = freeDice(hand).filter((each) => !(chosen & (1 << each)));
  // Whether it could be one of two is known as soon as there is another.
  const refusal = duel.refusal(state, seat, encodeMove({ kind: takeKind(hand), dice: chosen | (1 << left[0]!) }));
  return refusal ?? { ...hand, chosen, die: nextDie({ ...hand, die }, left, 1) };
}

function takeKind({ isPair }: DuelHand): 'take' | 'pair' {
  return isPair ? 'pair' : 'take';
}

function freeDice({ draft }: DuelHand): readonly number[] {
  return diceIn(ALL_DICE & ~(draft.state.hands[0]! | draft.state.hands[1]!));
}

/** The next of some dice, counted from the one pointed at. */
function nextDie({ die }: DuelHand, dice: readonly number[], direction: 1 | -1): number {
  const at = dice.indexOf(die);
  if (at >= 0) return nextOf(dice, at, direction)!;
  return dice.find((each) => each > die) ?? dice[0]!;
}

function pairRefusal(state: State, seat: number): Refusal | undefined {
  return duel.refusal(state, seat, encodeMove({ kind: 'pair', dice: 0b11 }));
}
