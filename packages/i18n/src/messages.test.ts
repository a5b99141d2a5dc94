import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Catalogue, type Pattern, parseCatalogue, readCatalogues } from '../test/catalogue.ts';
import { catalogueProblems } from '../test/catalogue-problems.ts';
import { generatedFiles } from '../test/generated-files.ts';
import type { Area } from './area.ts';
import { LANGUAGES, type Language } from './language.ts';

const GENERATED = join(import.meta.dirname, 'generated');
const catalogues = readCatalogues();

describe('the messages', () => {
  it('are the same in all languages, with the same arguments, and whole', () => {
    expect(catalogueProblems(catalogues)).toEqual([]);
  });

  it('have been generated: if not, npm run messages', () => {
    const names = readdirSync(GENERATED, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const files = names.map((name) => [name, readFileSync(join(GENERATED, name), 'utf8')] as const);
    expect(new Map(files)).toEqual(generatedFiles());
  });
});

const parse = (language: Language, text: string, area: Area = 'terms') => parseCatalogue(language, [[area, text]]);

describe('a planted fault is found:', () => {
  const hello = parse('en', 'hello = Hello, { $name }\n');

  it.each<[string, readonly Catalogue[], string]>([
    ['a missing message', [hello, parse('ru', '')], 'ru: hello is missing'],
    ['another message', [parse('en', ''), parse('uk', 'hi = Привіт\n')], 'uk: hi is in no other language'],
    ['a missing argument', [hello, parse('bg', 'hello = Здравей\n')], 'bg: hello takes () instead of (name)'],
    ['a text that is not closed', [parse('en', 'a = A\nhello = { $name\n')], 'cannot be read: hello = { $name'],
    ['a line that belongs nowhere', [parse('en', 'a = A\nand more\n')], 'cannot be read: and more'],
    ['two messages of one name', [parse('en', 'a = A\na = B\n')], 'en/terms.ftl: a is there twice'],
    ['an unknown term', [parse('en', 'a = { -b }\n')], 'en: a refers to -b, which is neither'],
    ['an unused term', [parse('en', '-b = B\n')], 'en: the term -b is not used'],
    [
      'a form that a term lacks',
      [parse('ru', '-b = { $case ->\n   *[nominative] лес\n}\na = { -b(case: "dative") }\n')],
      'ru: -b(case: dative) is asked for and not there',
    ],
    [
      'a form that nobody asks for',
      [parse('ru', '-b = { $case ->\n   *[nominative] лес\n    [genitive] леса\n}\na = { -b }\n')],
      'ru: -b(case: genitive) is not used',
    ],
    ['an unknown function', [parse('en', 'a = { LOUD($b) }\n')], 'en: a calls LOUD(), which is unknown'],
    [
      'a Russian plural with two forms',
      [parse('ru', 'a = { $n ->\n    [one] очко\n   *[other] очков\n}\n')],
      'ru: a counts by one,other instead of one,few,many',
    ],
    [
      'a reference to another area',
      [
        parseCatalogue('en', [
          ['cli', 'a = A\n'],
          ['play', 'b = { a }\n'],
        ]),
      ],
      'en: b refers to a, which is neither',
    ],
  ])('%s', (_, planted, problem) => {
    expect(catalogueProblems(planted).join('\n')).toContain(problem);
  });
});

// The words that the glossary of the project gives, in the order of LANGUAGES.
const GLOSSARY = {
  kingdomino: ['Kingdomino', 'Лоскутное королевство', 'Доміношне королівство', 'Кингдомино'],
  duel: ['Kingdomino Duel', 'Лоскутное королевство: Дуэль гербов', 'Доміношне королівство: Дуель', 'Кингдомино Дуел'],
  colours: ['Colour Kingdoms', 'Цветные королевства', 'Кольорові королівства', 'Цветни кралства'],
  kingdom: ['kingdom', 'королевство', 'королівство', 'кралство'],
  domino: ['domino', 'тайл', 'тайл', 'плочка'],
  castle: ['castle', 'замок', 'замок', 'замък'],
  king: ['king', 'король', 'король', 'крал'],
  crown: ['crown', 'корона', 'корона', 'корона'],
  territory: ['territory', 'область', 'область', 'област'],
  line: ['line', 'ряд', 'ряд', 'ред'],
  wheat: ['wheat field', 'пшеничное поле', 'пшеничне поле', 'житна нива'],
  forest: ['forest', 'лес', 'ліс', 'гора'],
  lake: ['lake', 'озеро', 'озеро', 'езеро'],
  grass: ['meadow', 'луг', 'лука', 'ливада'],
  swamp: ['swamp', 'болото', 'болото', 'блато'],
  mine: ['mine', 'шахта', 'шахта', 'мина'],
  dynasty: ['Dynasty', 'Династия', 'Династія', 'Династия'],
  'middle-kingdom': ['Middle Kingdom', 'Срединное королевство', 'Серединне королівство', 'Средно кралство'],
  harmony: ['Harmony', 'Гармония', 'Гармонія', 'Хармония'],
  'mighty-duel': ['Mighty Duel', 'Большая дуэль', 'Велика дуель', 'Голям дуел'],
  arms: ['coat of arms', 'герб', 'герб', 'герб'],
  cross: ['cross', 'крест', 'хрестик', 'хиксче'],
  domain: ['domain', 'владение', 'володіння', 'владение'],
  joker: ['joker', 'джокер', 'джокер', 'универсален герб'],
  spellbook: ['spellbook', 'свиток заклинаний', 'сувій заклять', 'магически свитък'],
  spell: ['spell', 'чары', 'чари', 'заклинание'],
  magic: ['spell', 'заклинание', 'закляття', 'заклинание'],
  area: ['area', 'область', 'ділянка', 'област'],
  drop: ['drop', 'капля', 'крапля', 'капка'],
  tower: ['watchtower', 'сторожевая башня', 'сторожова вежа', 'стражева кула'],
  griffin: ['griffin', 'грифон', 'грифон', 'грифон'],
  hydra: ['hydra', 'гидра', 'гідра', 'хидра'],
  unicorn: ['unicorn', 'единорог', 'єдиноріг', 'еднорог'],
  dragon: ['dragon', 'дракон', 'дракон', 'дракон'],
  blue: ['blue', 'синий', 'синій', 'син'],
  green: ['green', 'зелёный', 'зелений', 'зелен'],
  yellow: ['yellow', 'жёлтый', 'жовтий', 'жълт'],
  violet: ['violet', 'фиолетовый', 'фіолетовий', 'виолетов'],
  red: ['red', 'красный', 'червоний', 'червен'],
  brown: ['brown', 'коричневый', 'коричневий', 'кафяв'],
  white: ['white', 'белый', 'білий', 'бял'],
  'kingdom-blue': ['Blueriver', 'Синеречье', 'Синьоріччя', 'Синьоречие'],
  'kingdom-green': ['Greenwood', 'Зеленолесье', 'Зеленолісся', 'Зеленогорие'],
  'kingdom-yellow': ['Yellowwater', 'Желтоводье', 'Жовтоводдя', 'Жълтоводие'],
  'kingdom-violet': ['Violetfield', 'Лиловополье', 'Лілопілля', 'Лилавополе'],
  'kingdom-red': ['Redmount', 'Красногорье', 'Червоногір’я', 'Червеногорие'],
  'kingdom-brown': ['Brownland', 'Буроземье', 'Бурозем’я', 'Кафявоземие'],
};
// What one could also call these things, and must not: one word per idea. The name of a kingdom may keep an old colour.
const STRANGERS: Readonly<Record<Language, RegExp>> = {
  en: /\b(tiles?|row of dominoes|regions?|properties|property|fields of wheat|fortress|palace|purple|stains?|beasts?)\b/iu,
  ru: /(?<!-|кинг)домино|местност|территори|плитк|костяшк|линия|линии|линию|линией|шеренг|отбро[сш]|выбро[сш]|вычерк|вычёрк|крепост|дворец|рудник|крестик|лилов(?!ополь)|бур(?!озем)|монстр|преми|пасу|особ\S+ сил/iu,
  uk: /(?<!-)доміно(?!шне)|місцев[іо]ст|територі|плитк|кісточк|лінія|лінії|лінію|відкин|викин|викресл|фортец|палац|рудник|луг|хрест(?!ик)|ліл(?!опіл)|бур(?!озем)|монстр|клякс|премі|пасу(?!є будь)|поміща/iu,
  bg: /домина|територи|отхвърл|крепост|дворец|рудник|поляна|кръст|жокер|джокер|лилав(?!ополе)|монстр|преми|магии|зачер[кт]|пасув|хоризонтал/iu,
};

describe('the glossary', () => {
  it.each(Object.entries(GLOSSARY))('binds the word for %s', (term, words) => {
    expect(catalogues.map(({ entries }) => defaultText(entries.get(`-${term}`)?.pattern))).toEqual(words);
  });

  it.each(LANGUAGES)('has one word per idea in %s', (language) => {
    const { areas } = catalogues.find((catalogue) => catalogue.language === language)!;
    expect([...areas.values()].join('').match(STRANGERS[language])?.[0]).toBeUndefined();
  });

  it('would notice another word', () => {
    expect('Выбросьте плитку').toMatch(STRANGERS.ru);
    expect(defaultText(parse('ru', '-castle = дворец\n').entries.get('-castle')?.pattern)).not.toBe('замок');
  });
});

/** A term as it stands alone. */
function defaultText(pattern: Pattern | undefined): string | undefined {
  if (pattern === undefined || typeof pattern === 'string') return pattern;
  const [part] = pattern;
  if (typeof part !== 'object' || part.type !== 'select') return undefined;
  return defaultText(part.variants[part.star]?.value);
}
