import type { Language } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { parseKeys } from './keys.ts';

const names = (chunk: string, language: Language = 'ru') => parseKeys(chunk, language).map((key) => key.names[0]);

it('tells keys apart, several at once too', () => {
  expect(names('\u001b[A\u001b[B\u001bOC\u001b[D')).toEqual(['up', 'down', 'right', 'left']);
  expect(names('\r\t\u007f\u0003\u001b')).toEqual(['enter', 'tab', 'backspace', 'interrupt', 'escape']);
  expect(names('\u001a')).toEqual(['suspend']);
  expect(names('\u001b[5~\u001b[1;5C\u0001')).toEqual(['unknown', 'unknown', 'unknown']);
});

it('takes a letter by its key, whatever layout is on', () => {
  expect(names('RruU')).toEqual(['r', 'r', 'u', 'u']);
  expect(names('кгыдйсКГЫДЙС')).toEqual([...'ruslqcruslqc']);
  expect(names('ьиемчвщт')).toEqual([...'mbtvxdon']);
  expect(names('і', 'uk')).toEqual(['s']);
  expect(names('кй', 'en')).toEqual(['r', 'q']);
  expect(names('рсцмтн', 'bg')).toEqual([...'rscmtn']);
});

it.each(['ru', 'uk', 'bg', 'en'] as const)('finds every letter that is a key on a keyboard of %s', (language) => {
  const cyrillic = [...'абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя'];
  const meant = new Set(parseKeys(cyrillic.join(''), language).flatMap((key) => key.names));
  expect([...'bcdflmnopqrstuvx'].filter((letter) => !meant.has(letter))).toEqual([]);
});

it('takes a letter for one that sounds or looks so, where that on its key means nothing', () => {
  expect(parseKeys('с', 'ru')[0]!.names).toEqual(['c', 's']);
  expect(parseKeys('с', 'bg')[0]!.names).toEqual(['s', 'i', 'c']);
  expect(parseKeys('р', 'ru')[0]!.names).toEqual(['h', 'r']);
  expect(parseKeys(',', 'bg')[0]!.names).toEqual([',']);
});

it('keeps what was typed', () => {
  expect(parseKeys('Ж?', 'ru').map(({ text }) => text)).toEqual(['Ж', '?']);
});
