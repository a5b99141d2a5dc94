import type { StateBuffer } from '@crownhold/core';
import type { Style } from '../paint.ts';
import type { Scene } from './board.ts';
import { type Canvas, wrap } from './canvas.ts';

interface FooterLine {
  readonly text: string;
  readonly style: Style | undefined;
}

type AnyScene = Scene<StateBuffer, unknown>;

const NEWS_ROWS = 2;
/** A refusal takes two rows in most languages: with both kept free nothing jumps when there is one. */
const ANSWER_ROWS = 2;

/** What stands below the game: what has happened, what is asked, what came of the last key, and the keys. */
export function footerOf(scene: AnyScene, width: number): readonly FooterLine[] {
  const news = scene.news.slice(-NEWS_ROWS).flatMap((line) => linesOf(line, width, 'dim'));
  return [...news, ...askedLines(scene, width, 1)];
}

/** The same in a fixed number of rows, at their end; where room is short the oldest news goes first. */
export function footerWithin(scene: AnyScene, width: number, height: number): readonly FooterLine[] {
  const asked = askedLines(scene, width, ANSWER_ROWS, height);
  const room = Math.max(0, height - asked.length);
  const news = scene.news.flatMap((line) => linesOf(line, width, 'dim'));
  // One row stays empty, so that the news stand apart from what is above them.
  const told = news.slice(Math.max(0, news.length - room + 1));
  return [...blankLines(room - told.length), ...told, ...asked].slice(-height);
}

export function drawFooter(canvas: Canvas, y: number, lines: readonly FooterLine[]): void {
  for (const [i, { text, style }] of lines.entries()) canvas.write(1, y + i, text, style);
}

function askedLines(
  { question, answer, isAlert, keys }: AnyScene,
  width: number,
  answerRows: number,
  height = Number.POSITIVE_INFINITY,
) {
  const questions = linesOf(question, width, 'bold');
  const keyLines = keys.flatMap((line) => linesOf(line, width));
  // What is asked stands above all else; where room is short the answer gives way.
  const room = Math.max(0, height - questions.length - keyLines.length);
  const answers = linesOf(answer, width, isAlert ? 'alert' : undefined).slice(0, room);
  return [
    ...questions,
    // An empty line keeps its place, so that the board does not jump when there is something to say.
    ...answers,
    ...blankLines(Math.min(answerRows, room) - answers.length),
    ...keyLines,
  ];
}

function linesOf(text: string, width: number, style?: Style): readonly FooterLine[] {
  return wrap(text, width).map((line) => ({ text: line, style }));
}

function blankLines(count: number): readonly FooterLine[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ text: '', style: undefined }));
}
