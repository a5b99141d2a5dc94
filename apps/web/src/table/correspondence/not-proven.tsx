import type { JSX } from 'preact';
import { useLazyTexts } from '../../app/lazy-texts.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** What the chance of a game by message is worth. */
export function NotProven(): JSX.Element | null {
  const say = useLazyTexts(MESSAGE_TEXTS);
  return say ? <p class="menu-rules">{say('message-unproven')}</p> : null;
}
