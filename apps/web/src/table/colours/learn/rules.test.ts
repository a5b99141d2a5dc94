import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours, NO_DIE } from '@crownhold/games/colours';
import { FIRST } from '@crownhold/games/colours/maps/first';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { inputAreas, listedSteps, matchAreas } from '@crownhold/table/colours';
import { describe, expect, it } from 'vitest';
import { purseText } from '../questions.ts';
import { speedNumbers } from '../strikes.ts';
import { rowOf, tallyOf } from '../tally.ts';
import { coloursExample } from './example-table.ts';
import {
  countingExample,
  exampleOf,
  positionOf,
  purseExample,
  TRIED_RULES,
  type TriedRule,
  trackExample,
  unicornExample,
} from './examples.ts';
import { LOOKS } from './looks.ts';
import { pieceBox } from './piece.ts';
import { RulePicture } from './rule-picture.tsx';
import { RULES, type RuleId, ruledOn, WITHOUT_EXAMPLE } from './rules.ts';
import { exampleWord } from './turn-example.tsx';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../../../docs/rules/colours.md'), 'utf8');
const DOCUMENTED = [...DOCUMENT.matchAll(/^- \*\*(C\d+)\*\*(.*(?:\n(?!- \*\*|#).*)*)/gm)];

it('the rulebook has every rule, in its order', () => {
  expect(RULES).toEqual(DOCUMENTED.map(([, id]) => id));
});

it('what is ours in a rule is marked as such', () => {
  const marked = DOCUMENTED.filter(([, , text]) => /\*(Ruling|Derived):/.test(text!)).map(([, id]) => id);
  expect(RULES.filter((rule) => ruledOn(rule) !== undefined)).toEqual(marked);
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const t = translatorFor(language);
  it.each(RULES)('tells %s', (rule) => {
    expect(t(`colours-title-${rule}`).length).toBeGreaterThan(2);
    expect(t(`colours-rule-${rule}`).length).toBeGreaterThan(15);
    const ruled = ruledOn(rule);
    if (ruled) expect(t(`colours-ruling-${ruled}`).length).toBeGreaterThan(10);
  });

  it('names every number that the rules name', () => {
    for (const [rule, numbers] of [
      ['C1', ['54']],
      ['C4', ['2', '3']],
      ['C5', ['18', '4', '6']],
      ['C6', ['12', '18']],
      ['C7', ['8']],
      ['C8', ['10']],
      ['C13', ['2', '3', '4']],
      ['C36', ['4', '2', '3', '1']],
      ['C46', ['50', '60', '70']],
    ] as const) {
      for (const number of numbers) expect(t(`colours-rule-${rule}`)).toContain(number);
    }
  });
});

function tableFor(rule: TriedRule) {
  return coloursExample(exampleOf(rule), 'Ann');
}

const inputOf = ({ shown }: ReturnType<typeof tableFor>) => shown.value.input!;

describe('an example to try', () => {
  it.each(TRIED_RULES)('[%s] is a position in which something can be done, on a piece of the map', (rule) => {
    const view = exampleOf(rule);
    const table = tableFor(rule);
    if (view.dice[0] === NO_DIE || view.phase === 'strike') table.perform({ kind: 'go-on' });
    else table.perform({ kind: 'tap', area: inputAreas(inputOf(table))[0]! });
    expect(table.shown.value.whyNot).toBeUndefined();
    expect(inputOf(table).choices.length).toBeGreaterThan(0);
    const [left, top, width, height] = pieceBox(FIRST, positionOf(rule).piece, false);
    for (const { kingdom, centre } of FIRST.areas) {
      if (!positionOf(rule).piece.includes(kingdom)) continue;
      expect(centre[0]).toBeGreaterThan(left!);
      expect(centre[0]).toBeLessThan(left! + width!);
      expect(centre[1]).toBeGreaterThan(top!);
      expect(centre[1]).toBeLessThan(top! + height!);
    }
  });

  it('[C25] asks before a turn ends while a drop fits, and says what that costs', () => {
    const t = translatorFor('en');
    const table = tableFor('C25');
    const say = () => exampleWord(inputOf(table), [], t);
    table.perform({ kind: 'done' });
    expect(say()).toBe(t('colours-say-leave', { drops: 4, fit: 2 }));
    table.perform({ kind: 'done', isSure: true });
    expect(say()).toBe(t('colours-blot-count', { count: 1, most: 10 }));
    table.perform({ kind: 'undo' });
    for (const area of [3, 5]) table.perform({ kind: 'tap', area });
    expect(inputAreas(inputOf(table))).toEqual([]);
    table.perform({ kind: 'done' });
    expect(say()).toBe(t('colours-blot-count', { count: 1, most: 10 }));
  });

  it('[C43] strikes a number that costs nothing, and refuses the one that is earned', () => {
    const table = tableFor('C43');
    table.perform({ kind: 'strike', row: 'blue', number: 4 });
    expect(table.shown.value.whyNot).toMatchObject({ rule: 'C43', code: 'circled' });
    table.perform({ kind: 'strike', row: 'blue', number: 2 });
    const t = translatorFor('en');
    const free = t('colours-say-strike-free', { row: t('kingdom-blue'), number: 2 });
    expect(exampleWord(inputOf(table), [], t)).toBe(free);
  });

  it('[C15] takes a die from any of the three kingdoms that it lies in', () => {
    const kingdoms = listedSteps(inputOf(tableFor('C15'))).flatMap(({ move }) =>
      move.kind === 'take' && move.die === 1 ? [move.kingdom] : [],
    );
    expect(kingdoms).toEqual(['yellow', 'red', 'brown']);
  });

  it('[C24] refuses red beside red', () => {
    const table = tableFor('C24');
    table.perform({ kind: 'tap', area: 0 });
    expect(table.shown.value.whyNot).toMatchObject({ rule: 'C24', code: 'same-colour' });
  });

  it('[C29] gives a drop for the tower beside the capital', () => {
    const table = tableFor('C29');
    table.perform({ kind: 'tap', area: 4 });
    expect([...inputOf(table).base.state.gainedDrops]).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it('[C32] has areas that only the spell opens', () => {
    const input = inputOf(tableFor('C32'));
    expect(matchAreas(input).some((area) => !inputAreas(input).includes(area))).toBe(true);
  });

  it('[C39] has a sheet with points', () => {
    expect(colours.score(countingExample(), 0)).toBeGreaterThan(10);
  });

  it('[C37] completes a third kingdom with one drop', () => {
    const table = tableFor('C37');
    table.perform({ kind: 'tap', area: 27 });
    expect([...inputOf(table).draft.state.boards.slice(27, 36)].every((colour) => colour > 0)).toBe(true);
  });

  it('[C38] paints the last blot', () => {
    const t = translatorFor('en');
    const table = tableFor('C38');
    table.perform({ kind: 'done', isSure: true });
    expect(exampleWord(inputOf(table), [], t)).toBe(t('colours-blot-count', { count: 10, most: 10 }));
  });

  it('[C44] has one number left to strike', () => {
    const open = speedNumbers(exampleOf('C44'), 'dragon').filter(({ isStruck }) => !isStruck);
    expect(open.map(({ number }) => number)).toEqual([1]);
  });

  it('[C35] two share the first place, [C45] a struck 4 leaves 2', () => {
    const first = (rule: 'C35' | 'C45') => speedNumbers(trackExample(rule), 'blue').map(({ seats }) => seats);
    expect(first('C35')).toEqual([[0, 1], []]);
    expect(first('C45')).toEqual([[], [0]]);
  });

  it('[C47] unicorns count as the corrected example says, [C8] a purse has spells, a drop and blots', () => {
    const item = tallyOf(unicornExample(), 0).items.find((each) => rowOf(each) === 'unicorn');
    expect(item?.points).toBe(-1);
    expect(purseText(purseExample(), 0, translatorFor('en'))).toContain('3 of 10');
  });

  it.each([
    ['C2', 0, 27],
    ['C3', 0, 4],
    ['C6', 2, 3],
    ['C7', 4, 2],
  ] as const)('[%s] lights up what belongs to area %i', (rule, area, count) => {
    const look = LOOKS[rule](exampleOf('C23'), area, translatorFor('en'));
    expect(look?.bright).toHaveLength(count);
    expect(look?.bright).toContain(area);
    expect(look?.word.length).toBeGreaterThan(5);
  });

  it('[C6] [C7] [C12] leaves the map as it is where there is nothing of it', () => {
    const t = translatorFor('en');
    for (const rule of ['C6', 'C7', 'C12'] as const) expect(LOOKS[rule](exampleOf('C23'), 3, t)).toBeUndefined();
    expect(LOOKS.C12(countingExample(), 0, t)?.bright.length).toBeGreaterThan(1);
  });

  it('[C11] has a turned piece where the map is turned', () => {
    const [left, top, width, height] = pieceBox(FIRST, ['blue'], true);
    // The top left corner of the map is the top right one.
    expect([left! + width!, top]).toEqual([722, -22]);
    expect(height).toBeLessThan(width!);
  });
});

const SOURCES = join(import.meta.dirname, '../../../../../../packages');

it('every rule has something to look at, or a reason why not', () => {
  const bare = RULES.filter((rule) => RulePicture({ rule }) === undefined);
  expect(bare).toEqual(Object.keys(WITHOUT_EXAMPLE));
});

it('there is an example behind every refusal', () => {
  const files = [
    'games/src/colours/refusal.ts',
    ...['actions', 'taps', 'changes'].map((f) => `table/src/colours/${f}.ts`),
  ];
  const texts = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join();
  const cited = new Set([...texts.matchAll(/'(C\d+)'/g)].map(([, rule]) => rule as RuleId));
  expect(cited.size).toBeGreaterThan(12);
  expect([...cited].filter((rule) => RulePicture({ rule }) === undefined)).toEqual([]);
});
