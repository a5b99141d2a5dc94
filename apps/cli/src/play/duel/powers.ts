import { DICE, diceIn } from '@crownhold/games/duel';
import { nextOf } from '@crownhold/table';
import { type DuelAction, type DuelInput, isUsable, POWERS, type Power, powerActions } from '@crownhold/table/duel';
import type { Pressed, Turn } from '../board.ts';

/** The list of powers, when it is open: the one pointed at, and which of its ways. */
export interface DuelFocus {
  readonly power: Power | undefined;
  readonly choice: number;
}

export type DuelTurn = Turn<DuelInput, DuelFocus>;

export const CLOSED: DuelFocus = { power: undefined, choice: 0 };

/** Points at the first power that can be used now. */
export function openPowers(input: DuelInput): DuelFocus {
  return { power: POWERS.find((power) => isUsable(input, power)) ?? POWERS[0], choice: 0 };
}

/** What using the power that is pointed at would be; something that will be refused if it cannot be used. */
export function powerAction(input: DuelInput, power: Power, choice: number): DuelAction {
  const actions = powerActions(input, power);
  return actions[choice % actions.length] ?? attempt(input, power);
}

export function pressPower(
  input: DuelInput,
  power: Power,
  choice: number,
  key: string,
): Pressed<DuelAction, DuelFocus> | undefined {
  switch (key) {
    case 'up':
    case 'down': {
      const next = nextOf(POWERS, POWERS.indexOf(power), key === 'down' ? 1 : -1);
      return { focus: { power: next, choice: 0 } };
    }
    case 'left':
    case 'right':
      return { focus: { power, choice: nextChoice(input, power, choice, key === 'right' ? 1 : -1) } };
    case 'enter':
      return { action: powerAction(input, power, choice) };
    case 'p':
    case 'escape':
      return { focus: CLOSED };
    default:
      return undefined;
  }
}

function nextChoice(input: DuelInput, power: Power, choice: number, direction: 1 | -1): number {
  const choices = powerActions(input, power).map((_, index) => index);
  return nextOf(choices, choice, direction) ?? 0;
}

function attempt({ base }: DuelInput, power: Power): DuelAction {
  const { hands, faces } = base.state;
  const [die = 0] = diceIn(hands[base.seat]!);
  switch (power) {
    case 'turn':
      return { kind: power, die, face: DICE[die]!.find(({ face }) => face !== faces[die])!.face };
    case 'castle':
      return { kind: power, die };
    default:
      return { kind: power };
  }
}
