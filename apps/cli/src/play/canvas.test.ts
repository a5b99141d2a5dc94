import { expect, it } from 'vitest';
import { createPaint } from '../paint.ts';
import { Canvas, wrap } from './canvas.ts';

it('holds text at places and cuts off what lies outside', () => {
  const canvas = new Canvas(6, 2);
  canvas.write(4, 0, 'abc');
  canvas.write(-1, 1, 'xyz');
  canvas.write(0, 7, 'nowhere');
  expect(canvas.lines(createPaint(false))).toEqual(['    ab', 'yz']);
});

it('gives a wide letter two columns, and what lies over half of one takes all of it', () => {
  const canvas = new Canvas(8, 3);
  canvas.write(0, 0, '漢字a');
  canvas.write(1, 0, '|');
  canvas.write(0, 1, '漢字a');
  canvas.write(2, 1, '|');
  canvas.write(5, 2, '漢字');
  canvas.write(-1, 2, '漢');
  expect(canvas.lines(createPaint(false))).toEqual([' |字a', '漢| a', '     漢']);
});

it('keeps what makes one letter together', () => {
  const canvas = new Canvas(4, 1);
  canvas.write(0, 0, 'e\u0301👨‍👩‍👧x');
  expect(canvas.lines(createPaint(false))).toEqual(['e\u0301👨‍👩‍👧x']);
});

it('paints neighbours of one style together', () => {
  const canvas = new Canvas(4, 1);
  canvas.write(0, 0, 'ab', 'bold');
  canvas.write(2, 0, 'c', 'dim');
  expect(canvas.lines(createPaint(true))).toEqual(['\u001b[1mab\u001b[0m\u001b[2mc\u001b[0m']);
});

it('wraps between words and keeps indents that fit', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('  a\nb', 10)).toEqual(['  a', 'b']);
  expect(wrap('слово слово', 5)).toEqual(['слово', 'слово']);
  expect(wrap('it has 5\u00a0squares', 10)).toEqual(['it has', '5\u00a0squares']);
});

it('draws a no-break space as a space, one cell wide', () => {
  const canvas = new Canvas(8, 1);
  canvas.write(0, 0, '5\u00a0×\u00a02');
  expect(canvas.lines((_, text) => text)).toEqual(['5 × 2']);
});

it('wraps by columns, and breaks a word that is too long', () => {
  expect(wrap('漢字 漢字', 6)).toEqual(['漢字', '漢字']);
  expect(wrap('a abcdefgh b', 3)).toEqual(['a', 'abc', 'def', 'gh', 'b']);
});
