import { VARIANTS } from '@crownhold/games/kingdomino';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { decimal, integer, list } from './flags.ts';
import { createProgram } from './program.ts';

const t = translatorFor('en');

describe('integer', () => {
  it.each(['1', '42', '100'])('reads %s', (text) => expect(integer(1, 100, t)(text)).toBe(Number(text)));
  it.each(['0', '101', '-1', '1.5', '1e1', '0x10', ' 1', '', 'many', '9'.repeat(30)])('refuses %j', (text) => {
    expect(() => integer(1, 100, t)(text)).toThrow('from 1 to 100');
  });
});

describe('decimal', () => {
  it.each(['0.5', '2', '10.25'])('reads %s', (text) => expect(decimal(0.5, 20, t)(text)).toBe(Number(text)));
  it.each(['0.4', '21', '.5', '1e1', 'Infinity', ''])('refuses %j', (text) => {
    expect(() => decimal(0.5, 20, t)(text)).toThrow('from 0.5 to 20');
  });
});

it('reads a list with commas', () => {
  expect(list('harmony, dynasty')).toEqual(['harmony', 'dynasty']);
});

it.each(['play', 'simulate', 'arena', 'perft', 'bench'])('help of %s lists every variant', (verb) => {
  const command = createProgram(() => undefined, t).commands.find((each) => each.name() === verb)!;
  const { description } = command.options.find(({ long }) => long === '--variants')!;
  expect(description.split(/[ ,]+/).slice(-VARIANTS.length)).toEqual([...VARIANTS]);
});
