import { expect, it } from 'vitest';
import { parseKeys } from './keys.ts';

const names = (chunk: string) => parseKeys(chunk).map(({ name }) => name);

it('tells keys apart, several at once too', () => {
  expect(names('\u001b[A\u001b[B\u001bOC\u001b[D')).toEqual(['up', 'down', 'right', 'left']);
  expect(names('\r\t\u007f\u0003\u001b')).toEqual(['enter', 'tab', 'backspace', 'interrupt', 'escape']);
  expect(names('\u001b[5~\u001b[1;5C\u0001')).toEqual(['unknown', 'unknown', 'unknown']);
});

it('takes a letter by its key, whatever layout is on', () => {
  expect(names('RruU')).toEqual(['r', 'r', 'u', 'u']);
  expect(names('кгыдй')).toEqual(['r', 'u', 's', 'l', 'q']);
  expect(names('і')).toEqual(['s']);
  expect(names('ьиемчвщ')).toEqual(['m', 'b', 't', 'v', 'x', 'd', 'o']);
});

it('keeps what was typed', () => {
  expect(parseKeys('Ж?').map(({ text }) => text)).toEqual(['Ж', '?']);
});
