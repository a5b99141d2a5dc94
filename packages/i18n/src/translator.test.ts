import { describe, expect, it } from 'vitest';
import { type Catalogue, expressionsOf, messageIds, readCatalogues } from '../test/catalogue.ts';
import { argumentsOf, keysOf } from '../test/message-arguments.ts';
import { translatorFor } from './every-language.ts';
import { refusals, terms } from './generated/ru.ts';
import { LANGUAGES } from './language.ts';
import { formatNumber } from './number.ts';
import { createTranslator } from './translator.ts';

const ru = translatorFor('ru');
const uk = translatorFor('uk');
const bg = translatorFor('bg');
const en = translatorFor('en');

describe('counting', () => {
  it.each([
    [0, '0 points', '0 очков', '0 очок', '0 точки'],
    [1, '1 point', '1 очко', '1 очко', '1 точка'],
    [2, '2 points', '2 очка', '2 очки', '2 точки'],
    [5, '5 points', '5 очков', '5 очок', '5 точки'],
    [11, '11 points', '11 очков', '11 очок', '11 точки'],
    [21, '21 points', '21 очко', '21 очко', '21 точки'],
    [112, '112 points', '112 очков', '112 очок', '112 точки'],
    [-3, '\u22123 points', '\u22123 очка', '\u22123 очки', '\u22123 точки'],
  ])('says %i points in every language', (points, ...texts) => {
    const unbroken = texts.map((text) => text.replace(' ', '\u00a0'));
    expect([en, ru, uk, bg].map((t) => t('points', { points }))).toEqual(unbroken);
  });

  it('gives gains their sign', () => {
    expect([-3, 0, 1, 22].map((points) => ru('play-gain', { points }))).toEqual([
      '\u22123\u00a0очка',
      'без очков',
      '+1\u00a0очко',
      '+22\u00a0очка',
    ]);
  });

  it('names places', () => {
    expect([1, 2, 3, 4].map((place) => en('place', { place }))).toEqual([
      '1st place',
      '2nd place',
      '3rd place',
      '4th place',
    ]);
    expect([1, 2, 3, 4, 7, 8].map((place) => uk('place', { place }))).toEqual([
      '1-ше місце',
      '2-ге місце',
      '3-тє місце',
      '4-те місце',
      '7-ме місце',
      '8-ме місце',
    ]);
    expect([1, 2, 3, 8].map((place) => bg('place', { place }))).toEqual([
      '1-во място',
      '2-ро място',
      '3-то място',
      '8-мо място',
    ]);
  });
});

it('declines what a sentence needs declined', () => {
  const args = { first: 'wheat', second: 'mine' } as const;
  expect(ru('refusal-no-match', args)).toContain('рядом с первой нет пшеничного поля, рядом со второй нет шахты');
  expect(uk('refusal-no-match', args)).toContain('поруч із першою немає пшеничного поля, поруч із другою немає шахти');
  expect(ru('refusal-too-many-squares', { terrain: 'forest', crowns: 1, inBox: 6 })).toBe(
    'В коробке всего 6\u00a0клеток леса с 1\u00a0короной, а здесь их больше',
  );
});

it('names coats of arms and spells inside a sentence', () => {
  const halves = { first: 'double-dot', second: 'black' } as const;
  expect([en, ru, uk, bg].map((t) => t('refusal-no-connection', halves).replace(/^.*: /, ''))).toEqual([
    'no "double dot" beside the first, no "black" beside the second',
    'рядом с первой нет герба «двойная точка», рядом со второй нет герба «чёрный»',
    'поруч із першою немає герба «подвійна крапка», поруч із другою немає герба «чорний»',
    'до първата няма герб „двойно кръгче“, до втората няма герб „черен“',
  ]);
  expect([en, ru, uk, bg].map((t) => t('refusal-spell-not-won', { spell: 'pair' }))).toEqual([
    'This player has not won the spell "pair"',
    'У этого игрока нет чар «пара»',
    'У цього гравця немає чар «пара»',
    'Този играч не е спечелил заклинанието „двойка“',
  ]);
});

it('gives colours the gender of what they stand at, and kingdoms their case', () => {
  const all = [en, ru, uk, bg];
  expect(all.map((t) => t('refusal-same-colour', { area: 'b3', colour: 'violet' }))).toEqual([
    'The area b3 has a violet neighbour, so it cannot be violet too',
    'Область b3 граничит с фиолетовой и сама стать фиолетовой не может',
    'Ділянка b3 торкається фіолетової, тож мати той самий колір не може',
    'Областта b3 се допира до виолетова, затова и тя не може да стане виолетова',
  ]);
  expect(all.map((t) => t('refusal-not-in-kingdom', { die: 'white', kingdom: 'red' }))).toEqual([
    'No part of the white die lies in Redmount',
    'В Красногорье белый кубик не лежит',
    'У Червоногір’ї білий кубик не лежить',
    'В Червеногорие няма и част от белия зар',
  ]);
  expect(all.map((t) => t('refusal-die-order', { die: 'red', expected: 'blue' }).replace(/^.*: /, ''))).toEqual([
    'now it is the blue die, not the red one',
    'сейчас синий, а не красный',
    'зараз синій, а не червоний',
    'сега е ред на синия зар, а не на червения',
  ]);
});

it('adds no invisible signs around what it fills in', () => {
  expect(uk('play-winner', { name: 'Оля' })).toBe('Перемагає Оля!');
});

it('knows the texts that it is given, and no others', () => {
  const t = createTranslator('ru', [terms, refusals]);
  expect(t('points', { points: 5 })).toBe('5\u00a0очков');
  expect(t('refusal-game-over')).toBe(ru('refusal-game-over'));
  expect(() => t('play-over')).toThrow('There is no message play-over in ru');
});

describe('a bug of ours', () => {
  const untyped = ru as unknown as (id: string, args?: object) => string;

  it('is a message that is not there', () => {
    expect(() => untyped('play-nonsense')).toThrow('There is no message play-nonsense in ru');
  });

  it.each([
    ['points', {}],
    ['points', undefined],
    ['play-turn-of', { nam: 'Оля' }],
    ['play-turn-of', { name: undefined }],
    ['play-gain', { points: '5' }],
  ])('is %s with %j', (id, args) => {
    expect(() => untyped(id, args)).toThrow(`The message ${id} in ru`);
  });
});

it('writes a minus sign before negative numbers, and the hyphen in coordinates, which are typed', () => {
  expect(formatNumber('ru', -2.5, 1)).toBe('\u22122,5');
  expect(en('arena-elo', { one: 'a', other: 'b', ahead: '40 %', elo: -70 })).toMatch(/Elo \u221270$/);
  expect(ru('refusal-occupied', { x: 0, y: -2 })).toBe('Клетка 0,-2 уже занята');
});

it('writes numbers as the language does', () => {
  expect(LANGUAGES.map((language) => formatNumber(language, 12_345.678, 2))).toEqual([
    '12,345.68',
    '12\u00a0345,68',
    '12\u00a0345,68',
    '12\u00a0345,68',
  ]);
});

it.each(readCatalogues())('makes a text of every message in $language', (catalogue) => {
  const t = translatorFor(catalogue.language) as unknown as (id: string, args: object) => string;
  const texts = messageIds(catalogue).flatMap((id) => samples(catalogue, id).map((args) => `${id}: ${t(id, args)}`));
  expect(texts.filter((text) => /[{}]|undefined|\?\?\?|: $/.test(text))).toEqual([]);
});

/** Arguments that lead into every variant of a message at least once. */
function samples(catalogue: Catalogue, id: string): readonly object[] {
  const numbers = [0, 1, 2, 3, 5, 21];
  const words = ['word', ...selectedWords(catalogue, id)];
  const types = [...argumentsOf(catalogue, id)];
  return Array.from({ length: Math.max(numbers.length, words.length) }, (_, index) =>
    Object.fromEntries(
      types.map(([name, type]) => {
        const choices = type === 'number' ? numbers : type.startsWith("'") ? type.split(/[' |]+/).slice(1, -1) : words;
        return [name, choices[index % choices.length]];
      }),
    ),
  );
}

function selectedWords(catalogue: Catalogue, id: string): readonly (string | number)[] {
  return expressionsOf(catalogue, id).flatMap((part) => {
    if (part.type === 'mesg') return selectedWords(catalogue, part.name);
    return part.type === 'select' ? keysOf(part) : [];
  });
}

it('reads a message with all that it quotes, wherever that stands', () => {
  const texts = [
    'quoted = { $count } { -word }\n\nother = { missing }\n',
    '-word = piece\nall =\n    Here: { quoted }\n    { $count }\n',
  ];
  // Messages of this test have no types of their own.
  const say = createTranslator('en', texts) as unknown as (id: string, args: object) => string;
  expect(say('all', { count: 2 })).toBe('Here: 2 piece\n2');
});
