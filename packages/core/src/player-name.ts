import { type Refusal, refuse } from './game.ts';

/** [R7] The most characters of a name, as a reader counts them: a letter with its accents is one, a joined emoji too. */
export const NAME_LIMIT = 24;

/** One joined emoji can go on for ever and still count as one character. */
const MOST_CODE_UNITS = 10 * NAME_LIMIT;

/**
 * Controls, line breaks, halves of surrogate pairs, and format characters: those can turn the rest of a line around or
 * hide. Two of the latter join letters and emojis; a pile of accents would cover other lines.
 */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{C}\u2028\u2029]|\p{M}{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** [R7] A name as it is kept and shown everywhere, or why a text cannot be one. Nothing is cut off. */
export function parseName(text: string): string | Refusal {
  const name = text.trim().normalize('NFC');
  if (UNPRINTABLE.test(name)) return refuse('R7', 'name-unprintable');
  if (!VISIBLE.test(name)) return refuse('R7', 'name-empty');
  const isLong = name.length > MOST_CODE_UNITS || [...GRAPHEMES.segment(name)].length > NAME_LIMIT;
  return isLong ? refuse('R7', 'name-too-long', { most: NAME_LIMIT }) : name;
}

/** The nearest name to a text that nobody typed as one, such as the name of a program. What is cut off leaves a `…`. */
export function nearestName(text: string): string {
  const printable = text.replaceAll(new RegExp(UNPRINTABLE, 'gu'), '').trim();
  const whole = parseName(printable);
  if (typeof whole === 'string') return whole;
  const graphemes = [...GRAPHEMES.segment(printable)].map(({ segment }) => segment);
  const cut = parseName(`${graphemes.slice(0, NAME_LIMIT - 1).join('')}…`);
  return whole.code === 'name-too-long' && typeof cut === 'string' ? cut : '?';
}
