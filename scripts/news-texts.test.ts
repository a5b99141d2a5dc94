import type { Event as ColoursEvent } from '@crownhold/games/colours';
import { ACHIEVEMENTS } from '@crownhold/games/colours';
import type { Event as DuelEvent } from '@crownhold/games/duel';
import type { Event as KingdominoEvent } from '@crownhold/games/kingdomino';
import { LANGUAGES, messageText } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { argumentsOf, messageIds, readCatalogues } from '@crownhold/i18n/messages';
import type { Message } from '@crownhold/table';
import { newsOf as coloursNews } from '@crownhold/table/colours';
import { newsOf as duelNews } from '@crownhold/table/duel';
import { newsOf as kingdominoNews } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { readSources, textsIn } from './source-text.ts';

/** One event of each kind; a kind that is missing is a type error. */
type EveryKind<E extends { readonly kind: string }> = { readonly [K in E['kind']]: E & { readonly kind: K } };

const CELLS = [
  { x: 1, y: 0 },
  { x: 2, y: 0 },
] as const;

const KINGDOMINO: EveryKind<KingdominoEvent> = {
  'game-began': { kind: 'game-began', game: 0 },
  drawn: { kind: 'drawn', domino: 3 },
  'line-laid': { kind: 'line-laid', dominoes: [1, 2] },
  'king-drawn': { kind: 'king-drawn', seat: 1 },
  taken: { kind: 'taken', seat: 0, domino: 7 },
  placed: { kind: 'placed', seat: 0, domino: 7, cells: CELLS, gain: 3 },
  discarded: { kind: 'discarded', seat: 1, domino: 9, gain: -5 },
  'round-began': { kind: 'round-began', round: 2, isLast: false },
  'game-ended': { kind: 'game-ended', game: 0, results: [] },
  'match-ended': { kind: 'match-ended', scores: [], ranks: [] },
};

const DUEL: EveryKind<DuelEvent> = {
  'round-began': { kind: 'round-began', round: 2, leader: 0 },
  rolled: { kind: 'rolled', die: 0, face: 'dot' },
  taken: { kind: 'taken', seat: 0, dice: [0, 2], isPair: false },
  left: { kind: 'left', seat: 0, dice: [3] },
  turned: { kind: 'turned', seat: 0, die: 1, face: 'dot' },
  'castle-used': { kind: 'castle-used', seat: 0, die: 1 },
  named: { kind: 'named', seat: 0, die: 1, arms: 'stripe' },
  announced: { kind: 'announced', seat: 0, spell: 'free' },
  drawn: { kind: 'drawn', seat: 0, cells: CELLS, halves: [], gain: 2 },
  passed: { kind: 'passed', seat: 0 },
  ticked: { kind: 'ticked', seat: 0, arms: 'black', count: 1, ticks: 2 },
  'spell-won': { kind: 'spell-won', seat: 1, spell: 'pair' },
  'domains-named': { kind: 'domains-named', seat: 1, arms: 'dot', gain: 12 },
  'cross-added': { kind: 'cross-added', seat: 1, cell: CELLS[0], gain: 3 },
  'game-ended': { kind: 'game-ended', results: [], ranks: [] },
};

const SHEET = { usedSpells: [], gainedSpells: [], usedDrops: [], gainedDrops: [] };
const COLOURS: EveryKind<ColoursEvent> = {
  'token-given': { kind: 'token-given', seat: 0 },
  landed: { kind: 'landed', die: 'blue', drops: 3, kingdoms: ['blue'] },
  taken: { kind: 'taken', seat: 0, die: 'white', kingdom: 'green', colour: 'blue', drops: 2 },
  moved: { kind: 'moved', seat: 0, kingdom: 'green' },
  split: { kind: 'split', seat: 0, kingdom: 'green' },
  painted: { kind: 'painted', seat: 0, area: 'b1', colour: 'blue', by: 'die', isMatch: false },
  'spell-gained': { kind: 'spell-gained', seat: 0, spell: 'move' },
  'drop-gained': { kind: 'drop-gained', seat: 0, colour: 'violet' },
  done: { kind: 'done', seat: 0 },
  'blot-painted': { kind: 'blot-painted', seat: 0 },
  revealed: {
    kind: 'revealed',
    round: 1,
    sheets: [
      { seat: 0, areas: [], ...SHEET, blots: 0 },
      { seat: 1, areas: [{ area: 'b1', colour: 'blue' }], ...SHEET, blots: 1 },
    ],
  },
  achieved: { kind: 'achieved', seat: 0, achievement: 'griffin', points: 3 },
  'last-round': { kind: 'last-round' },
  struck: { kind: 'struck', achievement: 'blue', number: 4 },
  'round-began': { kind: 'round-began', round: 2, token: 0 },
  'game-ended': { kind: 'game-ended', results: [], ranks: [] },
};

const CHOICES = ['die', 'pair', 'free', 'split', 'pass', 'turn', 'castle', 'name', 'half', 'lay', 'domains', 'cross'];

/** Every sentence that a table can say. */
const MESSAGES: readonly Message[] = [
  ...kingdominoNews([
    ...Object.values(KINGDOMINO),
    { kind: 'discarded', seat: 0, domino: 9, gain: 0 },
    { kind: 'round-began', round: 12, isLast: true },
  ]),
  ...duelNews(Object.values(DUEL)),
  ...coloursNews([
    ...Object.values(COLOURS),
    ...ACHIEVEMENTS.map((achievement) => ({ kind: 'achieved', seat: 0, achievement, points: 2 }) as const),
  ]),
  // What an action takes back is no event.
  ...CHOICES.map((choice) => ({ id: 'news-dropped', args: { choice } })),
  ...[1, 3].map((count) => ({ id: 'news-drops-off', args: { count } })),
  // Nor is what somebody hears who turns a domino.
  { id: 'news-only-way' },
];

const IDS = [...new Set(MESSAGES.map(({ id }) => id))];
const CHAIRS = [{ name: 'Ann' }, { name: 'Bo' }];

describe('what a table says', () => {
  it('is all there is in its sources', () => {
    const texts = [...readSources('packages/table').values()].flatMap((source) =>
      textsIn(source).map(({ text }) => text),
    );
    expect(IDS.toSorted()).toEqual([...new Set(texts.filter((text) => text.startsWith('news-')))].sort());
  });

  it.each(readCatalogues().map((catalogue) => [catalogue.language, catalogue] as const))(
    'has texts with exactly its arguments: %s',
    (_, catalogue) => {
      const ids = messageIds(catalogue);
      for (const { id, seat, args = {}, words = {} } of MESSAGES) {
        expect(ids).toContain(id);
        const given = [...(seat === undefined ? [] : ['name']), ...Object.keys(args), ...Object.keys(words)];
        expect([id, ...given.sort()]).toEqual([id, ...[...argumentsOf(catalogue, id).keys()].sort()]);
      }
    },
  );

  it.each(LANGUAGES)('can be said: %s', (language) => {
    const t = translatorFor(language);
    const said = MESSAGES.map((message) => messageText(t, message, CHAIRS));
    for (const text of said) expect(text).not.toMatch(/[{}]|undefined|^$/);
    expect(new Set(said.filter((text) => text.includes('Ann'))).size).toBeGreaterThan(20);
  });

  it('[K19] says what a discard costs, and nothing where it costs nothing', () => {
    const t = translatorFor('en');
    const discarded = { kind: 'discarded', seat: 1, domino: 7 } as const;
    const say = (gain: number) => kingdominoNews([{ ...discarded, gain }]).map((each) => messageText(t, each, CHAIRS));
    expect(say(-5)).toEqual(['Bo discards domino 7: \u22125\u00a0points']);
    expect(say(0)).toEqual(['Bo discards domino 7']);
  });
});
