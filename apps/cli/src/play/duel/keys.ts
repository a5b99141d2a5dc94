import { ARMS } from '@crownhold/games/duel';
import { type DuelAction, jokerOf, taskOf } from '@crownhold/table/duel';
import { arrowOf, tabOf } from '../arrow.ts';
import type { Pressed } from '../board.ts';
import { type DuelFocus, type DuelTurn, openPowers, pressPower } from './powers.ts';

/** What a key does while a turn is not whole; `undefined` when it does nothing. */
export function pressKey({ input, focus }: DuelTurn, key: string): Pressed<DuelAction, DuelFocus> | undefined {
  if (focus.power) return pressPower(input, focus.power, focus.choice, key);
  if (key === 'p' && input.base.state.phase === 'draw') return { focus: openPowers(input) };
  const action = actionOf(input, key);
  return action && { action };
}

function actionOf(input: DuelTurn['input'], key: string): DuelAction | undefined {
  const task = taskOf(input);
  if (key === 'enter') return { kind: 'play' };
  const arrow = arrowOf(key);
  if (arrow) return task === 'pass' ? undefined : { kind: 'move', dx: arrow.x, dy: arrow.y };
  switch (task) {
    case 'take':
      if (key === 'p') return { kind: 'pair' };
      return /^[1-4]$/.test(key) ? { kind: 'die', die: Number(key) - 1 } : undefined;
    case 'domains':
      return armsAction(key);
    case 'draw':
      return dominoAction(key) ?? squareAction(key) ?? nameAction(input, key);
    case 'split':
      return squareAction(key) ?? nameAction(input, key);
    case 'cross':
      return squareAction(key);
    case 'pass':
      return undefined;
  }
}

function dominoAction(key: string): DuelAction | undefined {
  if (key === 'r') return { kind: 'rotate', quarters: 1 };
  return key === 'f' ? { kind: 'flip' } : undefined;
}

function squareAction(key: string): DuelAction | undefined {
  const direction = tabOf(key);
  return direction && { kind: 'jump', direction };
}

function nameAction(input: DuelTurn['input'], key: string): DuelAction | undefined {
  return jokerOf(input) === undefined ? undefined : armsAction(key);
}

function armsAction(key: string): DuelAction | undefined {
  const arms = /^[1-6]$/.test(key) ? ARMS[Number(key) - 1] : undefined;
  return arms && { kind: 'name', arms };
}
