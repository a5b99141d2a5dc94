import { isComplete } from '@crownhold/core';
import { messageText, type Translate } from '@crownhold/i18n';
import type { AnyTurn } from './board.ts';
import type { Controls } from './controls.ts';
import type { Key } from './keys.ts';
import { reasonText } from './reason-text.ts';

/** Answers a key in words; `trouble` if it was refused. */
export type Say = (message: string, trouble?: object) => void;

const ELSEWHERE = ['?', 's', 'l', 'q'];

/** Whoever looks at something else goes on looking or goes back, and does nothing to the turn; returns whether so. */
export function pressLookKey(controls: Controls, turn: AnyTurn, key: Key, say: Say): boolean {
  const { look } = controls.board;
  if (!look?.isAway(turn) || ELSEWHERE.some((name) => key.names.includes(name))) return false;
  say('');
  controls.focus = key.names.includes(look.key) ? look.next(turn) : look.back(turn);
  return true;
}

/** A key of whoever builds a turn; returns whether it meant anything. */
export function pressTurnKey(controls: Controls, turn: AnyTurn, name: string, say: Say, t: Translate): boolean {
  const { board } = controls;
  say('');
  if (name === 'u') {
    // Said first: if the step cannot be taken out of the file that is what has to be told.
    say(t('play-undone'));
    if (!controls.undo()) say(t('play-nothing-to-undo'));
    return true;
  }
  if (isComplete(board.game, turn.input.draft)) {
    if (name === 'enter') controls.confirm();
    return name === 'enter';
  }
  const pressed = board.press(turn, name);
  if (!pressed) return false;
  if ('focus' in pressed) controls.focus = pressed.focus;
  else act(controls, pressed.action, say, t);
  return true;
}

function act(controls: Controls, action: unknown, say: Say, t: Translate): void {
  controls.act(action);
  const { whyNot, input, table } = controls.session;
  if (whyNot) say(reasonText(controls.board, whyNot, table.chairs, t), whyNot);
  else if (input?.remark) say(messageText(t, input.remark, table.chairs));
}
