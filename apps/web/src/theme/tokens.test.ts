import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, parseColour } from './contrast.ts';

type Tokens = ReadonlyMap<string, string>;

const SHEET = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const PAGE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

function tokens(block: string): Tokens {
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
}

function block(selector: string): string {
  const from = SHEET.indexOf(selector);
  return SHEET.slice(from, SHEET.indexOf('}', from));
}

const LIGHT = tokens(block("[data-theme='light'] {"));
const DARK = tokens(block("[data-theme='dark'] {"));
const THEMES: readonly (readonly [string, Tokens])[] = [
  ['light', LIGHT],
  ['dark', DARK],
  ['contrast', new Map([...LIGHT, ...tokens(block("[data-theme='contrast'] {"))])],
];

function lightness(hex: string): number {
  return 116 * Math.cbrt(luminance(parseColour(hex))) - 16;
}

const TEXTS = ['ink', 'ink-soft', 'accent', 'good', 'bad'];
const PAPERS = ['paper', 'paper-raised', 'paper-sunk'];
const GROUNDS = ['wheat', 'forest', 'lake', 'grass', 'swamp', 'mine'];
const SIGNS = ['player-0', 'player-1', 'player-2', 'player-3', 'gold', 'ivory'];

describe('the colours of the atlas', () => {
  it('begins with the theme that the device asks for, and so does the frame of the window', () => {
    expect(tokens(block(':root:not([data-theme]) {'))).toEqual(DARK);
    const frames = [...PAGE.matchAll(/name="theme-color" content="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour);
    expect(frames).toEqual([LIGHT.get('paper'), DARK.get('paper')]);
  });

  for (const [name, theme] of THEMES) {
    const pair = (one: string, other: string) => contrast(parseColour(theme.get(one)!), parseColour(theme.get(other)!));

    it(`${name}: knows every colour`, () => {
      expect([...LIGHT.keys()].filter((key) => !theme.has(key))).toEqual([]);
    });

    it(`${name}: text is readable on every paper`, () => {
      for (const text of TEXTS)
        for (const paper of PAPERS) expect(pair(text, paper), text + paper).toBeGreaterThan(4.5);
      expect(pair('accent-ink', 'accent')).toBeGreaterThan(4.5);
      expect(pair('piece-ink', 'ivory')).toBeGreaterThan(4.5);
      expect(pair('cross', 'ivory')).toBeGreaterThan(4.5);
      // How few boxes are left stands on the colour of a player of the Duel.
      for (const player of ['player-0', 'player-1']) expect(pair('piece-ink', player), player).toBeGreaterThan(4.5);
    });

    it(`${name}: signs stand out from their ink, focus from its paper`, () => {
      for (const sign of SIGNS) expect(pair(sign, 'piece-ink'), sign).toBeGreaterThan(3);
      for (const paper of PAPERS) expect(pair('focus', paper), paper).toBeGreaterThan(3);
    });

    it(`${name}: a pattern is seen on its ground`, () => {
      const least = name === 'contrast' ? 3 : 2.3;
      for (const ground of GROUNDS) expect(pair(ground, `${ground}-tone`), ground).toBeGreaterThan(least);
    });

    it(`${name}: nobody confuses wheat and meadow`, () => {
      const apart = lightness(theme.get('grass')!) - lightness(theme.get('wheat')!);
      expect(Math.abs(apart)).toBeGreaterThanOrEqual(20);
    });
  }
});
