import type { Refusal } from '@crownhold/core';
import { DICE, diceIn, type Move, type Spell } from '@crownhold/games/duel';
import { nextOf } from '@crownhold/hands';
import { type DuelHand, POWERS, type Power, playStep } from './hand.ts';
import { legalSteps } from './step.ts';

/** Points at the first power that can be used now. */
export function openPowers(hand: DuelHand): DuelHand {
  const kinds = new Set<string>(legalSteps(hand.draft).map(({ move }) => move.kind));
  return { ...hand, power: POWERS.find((power) => kinds.has(power)) ?? POWERS[0], choice: 0 };
}

/** Whether there is a step of this kind now. */
export function isUsable(hand: DuelHand, power: Spell | Power): boolean {
  return legalSteps(hand.draft).some(({ move }) => move.kind === power);
}

/** The step that is pointed at; one that will be refused if the power cannot be used. */
export function powerMove(hand: DuelHand, power: Power): Move {
  const moves = movesOf(hand, power);
  return moves[hand.choice % moves.length] ?? attempt(hand, power);
}

export function pressPower(hand: DuelHand, power: Power, key: string): DuelHand | Refusal | undefined {
  switch (key) {
    case 'up':
    case 'down':
      return { ...hand, power: nextOf(POWERS, POWERS.indexOf(power), key === 'down' ? 1 : -1), choice: 0 };
    case 'left':
    case 'right':
      return { ...hand, choice: nextChoice(hand, power, key === 'right' ? 1 : -1) };
    case 'enter':
      return playStep(hand, powerMove(hand, power));
    case 'p':
    case 'escape':
      return { ...hand, power: undefined };
    default:
      return undefined;
  }
}

function movesOf({ draft }: DuelHand, power: Power): readonly Move[] {
  return legalSteps(draft).flatMap(({ move }) => (move.kind === power ? [move] : []));
}

function nextChoice(hand: DuelHand, power: Power, direction: 1 | -1): number {
  const choices = movesOf(hand, power).map((_, index) => index);
  return nextOf(choices, hand.choice, direction) ?? 0;
}

function attempt({ draft }: DuelHand, power: Power): Move {
  const { hands, faces } = draft.state;
  const [die = 0] = diceIn(hands[draft.seat]!);
  switch (power) {
    case 'turn':
      return { kind: power, die, face: DICE[die]!.find(({ face }) => face !== faces[die])!.face };
    case 'castle':
      return { kind: power, die };
    default:
      return { kind: power };
  }
}
