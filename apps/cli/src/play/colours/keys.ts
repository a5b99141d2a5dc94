import { nextOf } from '@crownhold/table';
import { type ColoursAction, type ColoursTask, kingdomsFor, taskOf } from '@crownhold/table/colours';
import { arrowOf, tabOf } from '../arrow.ts';
import type { Pressed } from '../board.ts';
import {
  type ColoursFocus,
  type ColoursTurn,
  closeList,
  type ListedSpell,
  openSpell,
  pickedKingdom,
} from './spell-list.ts';

type Press = Pressed<ColoursAction, ColoursFocus> | undefined;

/** What a key does while a turn is not whole; `undefined` when it does nothing. */
export function pressKey(turn: ColoursTurn, key: string): Press {
  const { input, focus } = turn;
  if (key === 'o') return { focus: nextSheet(turn) };
  if (focus.spell) return pressSpell(turn, focus.spell, key);
  const task = taskOf(input);
  // Any key that does not end the turn goes back to colouring.
  if (task === 'leave' && key !== 'enter' && key !== 'd') return { action: { kind: 'point', area: input.area } };
  if (task === 'colour' && (key === 'v' || key === 'x')) return openSpell(turn, key === 'v' ? 'move' : 'split');
  const action = actionOf(task, key);
  return action && { action };
}

/** The sheet of the next player, of the own one last. */
export function nextSheet({ input, focus }: ColoursTurn): ColoursFocus {
  return { ...focus, shown: (focus.shown + 1) % input.draft.state.seats };
}

export function ownSheet({ input, focus }: ColoursTurn): ColoursFocus {
  return { ...focus, shown: input.draft.seat };
}

function pressSpell(turn: ColoursTurn, spell: ListedSpell, key: string): Press {
  const { input, focus } = turn;
  if (key === 'escape' || key === 'backspace' || key === (spell === 'move' ? 'v' : 'x')) {
    return { focus: closeList(focus) };
  }
  const kingdom = pickedKingdom(turn);
  if (key === 'enter') return kingdom && { action: { kind: spell, kingdom } };
  const arrow = arrowOf(key);
  const direction = arrow ? (arrow.x - arrow.y > 0 ? 1 : -1) : tabOf(key);
  if (!direction) return undefined;
  const indices = kingdomsFor(input, spell).map((_, index) => index);
  return { focus: { ...focus, pick: nextOf(indices, focus.pick, direction) ?? 0 } };
}

function actionOf(task: ColoursTask, key: string): ColoursAction | undefined {
  if (task === 'leave') return { kind: 'done', isSure: true };
  if (key === 'enter') return { kind: 'play' };
  const arrow = arrowOf(key);
  if (arrow) return { kind: 'step', dx: arrow.x, dy: arrow.y };
  const direction = tabOf(key);
  if (direction) return { kind: 'jump', direction };
  if (task === 'take') return /^[1-4]$/.test(key) ? { kind: 'die', die: Number(key) - 1 } : undefined;
  return task === 'colour' ? colourAction(key) : undefined;
}

function colourAction(key: string): ColoursAction | undefined {
  switch (key) {
    case 'm':
      return { kind: 'match' };
    case 'b':
      return { kind: 'turn-brush', brush: 'blend' };
    case 't':
      return { kind: 'turn-brush', brush: 'tower' };
    case 'd':
      return { kind: 'done' };
    default:
      return undefined;
  }
}
