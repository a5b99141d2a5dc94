import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Reason } from '@crownhold/table/kingdomino';
import { expect, it } from 'vitest';
import { placingTable } from '../../../../test/kingdomino-table.ts';
import { HINT_WORDS } from './hint-words.ts';

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
  const advice = ['put 1,0 2,0', 'take 12', 'discard'].map((step) => HINT_WORDS.advice({ step, reasons: [] }, t));
  const lines = [...advice, ...HINT_WORDS.reasons({ step: '', reasons: REASONS }, CHAIRS, t)];
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

it('a hint stands beside the squares, the domino or the button that it is about', () => {
  const { settled } = placingTable().shown.value;
  const anchor = (step: string) => HINT_WORDS.anchor({ step, reasons: [] }, settled);
  expect(anchor('put 1,0 2,0')).toBe('.kingdom [data-spot="1 0"],.kingdom [data-spot="2 0"]');
  expect(anchor(`take ${settled.next[2]}`)).toBe('[data-next-line] button:nth-of-type(3)');
  expect(anchor('discard')).toBe('.thumb-action');
  expect(HINT_WORDS.anchor(undefined, settled)).toBe('.thumb-action');
});
