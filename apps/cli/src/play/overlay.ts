import { graphemesOf } from '../text-width.ts';
import type { Overlay } from './snapshot.ts';

/** What a key lays over the game, if it is one of those; `game` is what could be saved. */
export function overlayOf(name: string, text: string, game: string | undefined): Overlay | undefined {
  if (text === '?') return { kind: 'rules', page: 0 };
  if (name === 'l') return { kind: 'prompt', purpose: 'load', text: '' };
  return name === 's' && game !== undefined ? { kind: 'prompt', purpose: 'save', text: `${game}.json` } : undefined;
}

/** A line of text after one more key. */
export function typeKey(line: string, name: string, text: string): string {
  return name === 'backspace' ? graphemesOf(line).slice(0, -1).join('') : line + text;
}
