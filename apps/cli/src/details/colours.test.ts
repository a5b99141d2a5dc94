import { isRefusal } from '@crownhold/core';
import { gradeOf, laySheet, parseSheet } from '@crownhold/games/colours';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { createPaint } from '../paint.ts';
import { coloursDetails } from './colours.ts';

const ROWS = [
  'b rgbygvrnb',
  'g .........',
  'y yr.......',
  'v ....v....',
  'r .........',
  'n ........g',
  'blots 3',
  'places blue 4',
];

function state() {
  const sheet = parseSheet(ROWS);
  if (isRefusal(sheet)) throw new Error(sheet.code);
  return laySheet(sheet);
}

const screen = (hasColour: boolean) => ({ t: translatorFor('en'), paint: createPaint(hasColour), width: 80 });

describe('the details of Colour Kingdoms', () => {
  it('tell the sheet and what it is worth', () => {
    const facts = coloursDetails.facts(state(), 0);
    expect(facts).toMatchObject({ points: -2, blots: 3, three: 0, lost: 17, grade: 0, sheet: ROWS });
    expect(facts).toHaveProperty('kingdoms.0', { kingdom: 'blue', speed: 4, capital: 0, colours: 6, points: 10 });
    expect(facts).toHaveProperty('monsters.1.points', -1);
  });

  it('are lines that add up', () => {
    const panel = coloursDetails.panel(state(), 0, screen(false));
    expect(panel.slice(0, 6)).toEqual(ROWS.slice(0, 6));
    expect(panel).toContain('Blueriver      4+0+6 = 10');
    expect(panel).toContain('griffin        0+0\u22124 = \u22124');
    expect(panel.at(-1)).toBe('lost: 17');
    expect(coloursDetails.panel(state(), 0, screen(true))[0]).toContain('\u001b[');
  });

  it.each([
    [49, 'try again', 'попробуйте ещё раз'],
    [50, 'not bad, but you can do better', 'неплохо, но можно лучше'],
    [60, 'very good', 'очень хорошо'],
    [70, 'brilliant', 'великолепно'],
  ])('[C46] grade %i points in words that say what to make of them', (points, english, russian) => {
    const grade = `grade-${gradeOf(points) as 0 | 1 | 2 | 3}` as const;
    expect([translatorFor('en')(grade), translatorFor('ru')(grade)]).toEqual([english, russian]);
  });

  it('count rounds, blots and unpainted areas', () => {
    expect(coloursDetails.counts(state())).toEqual({ rounds: 1, unpainted: 41, blots: 3 });
  });
});
