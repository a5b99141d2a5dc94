import type { Language } from '../src/language.ts';
import type { Catalogue } from './catalogue.ts';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

/** A sign that does not belong where `find` finds it, and the one that does; without one a person must choose. */
interface Rule {
  readonly name: string;
  readonly find: RegExp;
  readonly instead?: string;
}

/** How a language writes: its dash, apostrophe, quotation marks, and the things that it counts. */
interface Style {
  readonly dash: string;
  readonly wrongDash: RegExp;
  readonly apostrophe: string;
  readonly wrongApostrophe: RegExp;
  readonly wrongQuotes: RegExp;
  /** How nouns behind a number begin; a line never breaks between the two. */
  readonly counted: string;
}

const EM_DASH = { dash: '—', wrongDash: /(?<=[ \u00a0])–(?= )/gu };
const EN_DASH = { dash: '–', wrongDash: /—/gu };
const TYPOGRAPHIC_APOSTROPHE = { apostrophe: '’', wrongApostrophe: /(?<=\p{L})'(?=\p{L})/gu };
const GUILLEMETS = { wrongQuotes: /["“”„‟]/gu };

// English keeps the plain quotation mark and apostrophe: most of what it quotes is to be typed in a terminal.
const STYLES: Readonly<Record<Language, Style>> = {
  en: {
    ...EN_DASH,
    apostrophe: "'",
    wrongApostrophe: /[‘’]/gu,
    wrongQuotes: /[“”„«»]/gu,
    counted: 'points?\\b|squares?\\b|crowns?\\b|domino|rounds?\\b|players?\\b|minutes?\\b',
  },
  ru: {
    ...EM_DASH,
    ...TYPOGRAPHIC_APOSTROPHE,
    ...GUILLEMETS,
    counted: 'очк|клет|корон|тайл|раунд|игрок|минут',
  },
  uk: {
    ...EM_DASH,
    ...TYPOGRAPHIC_APOSTROPHE,
    ...GUILLEMETS,
    counted: 'очк|очок|клітин|корон|тайл|раунд|гравц|гравец|хвилин',
  },
  bg: {
    ...EN_DASH,
    ...TYPOGRAPHIC_APOSTROPHE,
    wrongQuotes: /["«»”‟]/gu,
    counted: 'точк|квадрат|корон|плочк|рунд|играч|минут',
  },
};

/** Messages that stand alone in large letters, where a lone letter at the end of a line is seen. */
const HEADING = /(?:^|-)title(?:-|$)|^learn-chapter$|^pad-rules$/;

// Signs that stand for placeables while a line is searched: one that the variant counts, another argument, anything else.
const COUNT = '\ue001';
const ARGUMENT = '\ue002';
const OTHER = '\ue003';

function rulesOf(language: Language, id: string): readonly Rule[] {
  const { dash, wrongDash, apostrophe, wrongApostrophe, wrongQuotes, counted } = STYLES[language];
  return [
    { name: 'in a formula', find: /(?<=[×=]) | (?=[×=])/gu, instead: NO_BREAK_SPACE },
    {
      name: 'between a number and what it counts',
      find: new RegExp(`(?<=${COUNT}) (?=\\p{L})|(?<=[\\d${COUNT}${ARGUMENT}]) (?=${counted})`, 'gu'),
      instead: NO_BREAK_SPACE,
    },
    { name: 'as a dash', find: wrongDash, instead: dash },
    { name: 'before a dash', find: /(?<=\S) (?=[—–](?: |$))/gu, instead: NO_BREAK_SPACE },
    { name: 'in a range', find: /(?<=\d)-(?=\d)/gu, instead: '–' },
    // Coordinates like -3,-2 are to be typed and keep their hyphens.
    { name: 'as a minus', find: /(?<![\p{L}\p{N},-])-(?=\d+(?![\d,]))/gu, instead: MINUS },
    { name: 'as an apostrophe', find: wrongApostrophe, instead: apostrophe },
    { name: 'as a quotation mark', find: wrongQuotes },
    ...(HEADING.test(id)
      ? [
          {
            name: 'behind a word of one letter in a heading',
            find: /(?<=(?<![\p{L}\p{N}’-])\p{Script=Cyrillic}) (?=\S)/gu,
            instead: NO_BREAK_SPACE,
          },
        ]
      : []),
  ];
}

/** Signs of the messages that are not those of good print, each with its file and message. */
export function typographyProblems({ language, areas }: Pick<Catalogue, 'language' | 'areas'>): readonly string[] {
  return [...areas].flatMap(([area, text]) =>
    linesOf(text).flatMap(({ id, line, masked }) =>
      rulesOf(language, id).flatMap(({ name, find, instead }) =>
        [...masked.matchAll(find)].map(({ 0: sign, index }) => {
          const wanted = instead === undefined ? '' : `, instead of ${codeOf(instead)}`;
          const place = line.slice(Math.max(0, index - 20), index + 20).trim();
          return `${language}/${area}.ftl: ${id} has ${codeOf(sign)} ${name}${wanted}: ${place}`;
        }),
      ),
    ),
  );
}

/** The same text of a file with the right signs, where there is no doubt which. */
export function tidyTypography(language: Language, text: string): string {
  return linesOf(text)
    .map(({ id, line, masked }) => {
      const signs = [...line];
      if (signs.length !== line.length) return line;
      for (const { find, instead } of rulesOf(language, id)) {
        if (instead === undefined) continue;
        for (const { index } of masked.matchAll(find)) signs[index] = instead;
      }
      return signs.join('');
    })
    .join('\n');
}

interface Line {
  readonly id: string;
  readonly line: string;
  /** As long as the line, with signs instead of all that is not text. */
  readonly masked: string;
}

function linesOf(text: string): readonly Line[] {
  let id = '';
  /** The arguments of the selections that are open, the innermost last. */
  let selectors: readonly string[] = [];
  return text.split('\n').map((line) => {
    if (line.startsWith('#')) return { id, line, masked: '' };
    id = /^(-?[a-zA-Z][\w-]*) =/.exec(line)?.[1] ?? id;
    if (/^\s*\}/.test(line)) selectors = selectors.slice(0, -1);
    const masked = mask(line, selectors.at(-1));
    const opened = /\{ \$(\w+) ->\s*$/.exec(line)?.[1];
    if (opened !== undefined) selectors = [...selectors, opened];
    return { id, line, masked };
  });
}

function mask(line: string, selector: string | undefined): string {
  const covered = (sign: string) => (text: string) => sign.repeat(text.length);
  return line
    .replace(/^(?:-?[a-zA-Z][\w-]* =|\s+\*?\[\w[\w-]*\]|\s*\})/u, covered(OTHER))
    .replace(/\{ (?:SIGNED\()?\$(\w+)\)? \}/gu, (text, name: string) =>
      covered(name === selector && /^\s+\*?\[/.test(line) ? COUNT : ARGUMENT)(text),
    )
    .replace(/\{[^{}]*(?:\}|$)/gu, covered(OTHER));
}

function codeOf(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
