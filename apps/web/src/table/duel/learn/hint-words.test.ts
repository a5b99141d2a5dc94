import { findBot } from '@crownhold/bots';
import type { AnyGame } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { type DuelReason, hintOf } from '@crownhold/table/duel';
import { duelInputIn } from '@crownhold/table/duel/positions';
import { expect, it } from 'vitest';
import { HINT_WORDS } from './hint-words.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Robin', bot: 'greedy' }];
const REASONS: readonly DuelReason[] = [
  { kind: 'gain', points: 6, isMost: true },
  { kind: 'gain', points: 2, isMost: false },
  { kind: 'joins', arms: 'stripe', squares: 3, crosses: 2 },
  { kind: 'ticks', arms: 'dot', missing: 2 },
  { kind: 'ticks', arms: 'dot', missing: 1 },
  { kind: 'wins-spell', spell: 'free' },
  { kind: 'denies', spell: 'turn' },
  { kind: 'crosses', crosses: 2 },
  { kind: 'joker' },
  { kind: 'needs-power', power: 'free' },
  { kind: 'only-way' },
];

it.each(LANGUAGES)('a hint in %s', (language) => {
  const t = translatorFor(language);
  const steps = ['take 2', 'pair 1 3', 'draw 1,0 2,0', 'turn 1 dot+1', 'castle 1', 'name 1 black', 'free', 'split'];
  const advice = [...steps, 'pass', 'domains dot', 'cross 1,0'].map((step) =>
    HINT_WORDS.advice({ step, faces: ['dot', 'black+2'], reasons: [] }, t),
  );
  const lines = [...advice, ...HINT_WORDS.reasons({ step: '', faces: [], reasons: REASONS }, CHAIRS, t)];
  expect(new Set(lines).size).toBe(lines.length);
  expect(advice[0]).toContain(t('arms', { arms: 'dot' }));
  expect(advice[0]).not.toMatch(/2(?!\u00a0)/);
});

it('a hint of the best bot stands beside what it is about, in every phase', () => {
  const bot = findBot(duel as unknown as AnyGame, 'greedy')!.create();
  const anchors = (['take', 'share', 'begin', 'jokers', 'pass', 'domains', 'cross'] as const).map((position) => {
    const { start, seat } = duelInputIn(position).draft;
    const [code] = [...bot.think(start, seat, { seed: 1, nodes: 100 })].at(-1)!.turn;
    return HINT_WORDS.anchor(hintOf(start, seat, code!), start);
  });
  expect(anchors[0]).toMatch(/^\.draft-die/);
  expect(anchors[2]).toMatch(/^\.duel-main \[data-spot/);
  expect(anchors[3]).toMatch(/^\.(joker-shields|duel-powers)$/);
  expect(anchors[5]).toBe('.domain-choice');
  expect(anchors[6]).toMatch(/^\.duel-main \[data-spot/);
});
