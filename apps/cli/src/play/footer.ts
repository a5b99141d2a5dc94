import type { GameTypes } from '@crownhold/core';
import type { Style } from '../paint.ts';
import { textWidth } from '../text-width.ts';
import type { Scene } from './board.ts';
import { type Canvas, wrap } from './canvas.ts';

interface FooterLine {
  readonly text: string;
  readonly style: Style | undefined;
}

type AnyScene = Scene<GameTypes, unknown, unknown>;

const SEPARATOR = ' · ';
/** A refusal takes two rows in most languages: with both kept free nothing jumps when there is one. */
const ANSWER_ROWS = 2;

/**
 * What stands below the game, in a fixed number of rows: what has happened, what is asked, what came of the last key,
 * and the keys. Where room is short the oldest news goes first, then keys: what is asked and why not stay.
 */
export function footerWithin(scene: AnyScene, width: number, height: number): readonly FooterLine[] {
  const asked = askedLines(scene, width, height);
  const room = Math.max(0, height - asked.length);
  const news = scene.news.flatMap((line) => linesOf(line, width, 'dim'));
  // One row stays empty, so that the news stand apart from what is above them, unless it is the only one.
  const told = news.slice(Math.max(0, news.length - Math.max(room - 1, Math.min(room, 1))));
  return [...blankLines(room - told.length), ...told, ...asked];
}

export function drawFooter(canvas: Canvas, y: number, lines: readonly FooterLine[]): void {
  for (const [i, { text, style }] of lines.entries()) canvas.write(1, y + i, text, style);
}

function askedLines({ question, answer, isAlert, keys }: AnyScene, width: number, height: number) {
  const questions = linesOf(question, width, 'bold');
  const answers = linesOf(answer, width, isAlert ? 'alert' : undefined);
  const said = [...questions, ...answers].slice(0, height);
  const room = height - said.length;
  const apart = keys.flatMap((line) => wrapKeys(line, width));
  const keyLines = (apart.length > room ? wrapKeys(keys.join(SEPARATOR), width) : apart)
    .slice(0, room)
    .map((text) => ({ text, style: undefined }));
  // An empty line keeps its place, so that nothing jumps when there is something to say.
  const spare = Math.min(ANSWER_ROWS - answers.length, room - keyLines.length);
  return [...said, ...blankLines(spare), ...keyLines];
}

/** Keys with what they do, broken between them. */
export function wrapKeys(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const key of text.split(SEPARATOR)) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${SEPARATOR}${key}` : undefined;
    if (longer !== undefined && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(...wrap(key, width));
  }
  return lines;
}

function linesOf(text: string, width: number, style?: Style): readonly FooterLine[] {
  return wrap(text, width).map((line) => ({ text: line, style }));
}

function blankLines(count: number): readonly FooterLine[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ text: '', style: undefined }));
}
