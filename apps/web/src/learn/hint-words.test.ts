import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import type { Reason } from '../table/hint.ts';
import { adviceText, reasonText } from './hint-words.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Robin', bot: 'greedy' }];
const REASONS: readonly Reason[] = [
  { kind: 'gain', points: 6, isMost: true },
  { kind: 'gain', points: 1, isMost: false },
  { kind: 'joins', terrain: 'lake', squares: 3, crowns: 2 },
  { kind: 'could-join', terrain: 'forest', squares: 3, crowns: 0 },
  { kind: 'prepares', domino: 30, points: 3 },
  { kind: 'room', domino: 31 },
  { kind: 'can-centre' },
  { kind: 'no-hole' },
  { kind: 'compact', sides: 2 },
  { kind: 'even' },
  { kind: 'worth', points: 4 },
  { kind: 'crowns', crowns: 2 },
  { kind: 'denies', seat: 1, points: 5 },
  { kind: 'first' },
  { kind: 'earlier' },
  { kind: 'places', count: 0 },
];

it.each(LANGUAGES)('a hint in %s', (language) => {
  const t = translatorFor(language);
  const advice = ['put 1,0 2,0', 'take 12', 'discard'].map((step) => adviceText({ step, reasons: [] }, t));
  const lines = [...advice, ...REASONS.map((reason) => reasonText(reason, CHAIRS, t))];
  expect(new Set(lines).size).toBe(lines.length);
  expect(advice[1]).toContain('12');
  const told = (kind: Reason['kind']) => lines[advice.length + REASONS.findIndex((reason) => reason.kind === kind)];
  expect(told('gain')).toContain('+6');
  expect(told('joins')).toContain(t('terrain', { terrain: 'lake' }));
  expect(told('joins')).toContain(t('crowns', { crowns: 2 }));
  expect(told('room')).toContain('31');
  expect(told('denies')).toContain('Robin');
  expect(told('denies')).toContain('5');
});
