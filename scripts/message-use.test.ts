import { type Area, type Catalogue, readCatalogues } from '@crownhold/i18n/messages';
import { describe, expect, it } from 'vitest';
import { hardCodedTexts } from './hard-coded.ts';
import { messageUseProblems, strayMessages } from './message-use.ts';
import { readSources } from './source-text.ts';

/** Screens that bring areas of their own. */
const LATER: Readonly<Record<string, readonly Area[]>> = {
  'apps/web/src/learn/': ['learn'],
  'apps/web/src/table/tutor/': ['learn'],
  'apps/web/src/table/kingdomino/learn/': ['learn'],
  'apps/web/src/about/': ['about'],
  'apps/web/src/table/correspondence/': ['message'],
  'apps/web/src/online/': ['friends'],
  'apps/web/src/table/table-menu.tsx': ['news'],
  'apps/web/src/table/four-words.tsx': ['verify'],
  'apps/web/src/table/duel/learn/': ['learn', 'duel', 'duelrules'],
  'apps/web/src/table/duel/': ['duel'],
  'apps/web/src/pad/duel/': ['duel'],
  'apps/web/src/pad/colours/': ['colourspad'],
  'apps/web/src/replay/duel/': ['replay', 'verify', 'duel'],
  'apps/web/src/table/colours/learn/': ['learn', 'colours', 'coloursrules'],
  'apps/web/src/table/colours/': ['colours', 'news'],
  'apps/web/src/replay/colours/': ['replay', 'verify', 'colours'],
  'apps/web/src/replay/': ['replay', 'verify'],
};

const [english] = readCatalogues();
const sources = readSources('apps/*', 'packages/*');

describe('the messages', () => {
  it('are all used, and every refusal has one that suits its arguments', () => {
    expect(sources.size).toBeGreaterThan(100);
    expect(messageUseProblems(english!, sources)).toEqual([]);
  });

  it('of the page are in the areas that it loads', () => {
    const page = [...sources].filter(([file]) => file.startsWith('apps/web/'));
    const usual = ['terms', 'refusals', 'web', 'pad'] as const;
    const later = (file: string) => Object.keys(LATER).find((folder) => file.startsWith(folder));
    for (const [file, source] of page) {
      const areas = [...usual, ...(LATER[later(file) ?? ''] ?? [])];
      expect(strayMessages(english!, new Map([[file, source]]), areas)).toEqual([]);
    }
  });

  it('hold all that people read: apps have no text of their own', () => {
    const apps = [...sources].filter(([file]) => file.startsWith('apps/'));
    expect(apps.length).toBeGreaterThan(30);
    expect(apps.flatMap(([file, source]) => hardCodedTexts(source, file))).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  const catalogue = (area: 'terms' | 'cli', ids: readonly string[]): Catalogue => ({
    language: 'en',
    areas: new Map(),
    entries: new Map(ids.map((id) => [id, { area, pattern: [{ type: 'var', name: 'x' }] }])),
    problems: [],
  });
  const problems = (source: string, ...ids: readonly string[]) =>
    messageUseProblems(catalogue('terms', ids), new Map([['a.ts', source]]));

  it('a message that nobody says', () => {
    expect(problems(`t('help-a', { x })`, 'help-a', 'help-b')).toEqual(['help-b is used nowhere']);
    expect(problems('// help-a', 'help-a')).toEqual(['help-a is used nowhere']);
    expect(problems(`t(\`terrain-\${terrain}\`)`, 'terrain-wheat', 'variant-harmony')).toEqual([
      'variant-harmony is used nowhere',
    ]);
  });

  it('a message that only begins like the terms that the program completes', () => {
    const sources = new Map([['a.ts', `t(\`kingdom-\${kingdom}\`)`]]);
    expect(messageUseProblems(catalogue('terms', ['kingdom-blue']), sources)).toEqual([]);
    expect(messageUseProblems(catalogue('cli', ['kingdom-points']), sources)).toEqual([
      'kingdom-points is used nowhere',
    ]);
  });

  it('a message of an area that is not loaded', () => {
    const sources = new Map([['a.ts', `t('help-a', { x }); t('help-b', { x })`]]);
    expect(strayMessages(catalogue('cli', ['help-a']), sources, ['terms'])).toEqual([
      'a.ts says help-a, which is in cli',
    ]);
    expect(strayMessages(catalogue('terms', ['help-b']), sources, ['terms'])).toEqual([]);
  });

  it('a refusal without a message, a message without a refusal', () => {
    expect(problems(`refuse(isLate ? 'K1' : 'K2', 'late', { x })`)).toEqual(['refusal-late is missing']);
    expect(problems(`t('refusal-late')`, 'refusal-late')).toEqual(['refusal-late is used nowhere']);
    expect(problems(`fault('K1', 'late', { ...cell })`, 'refusal-late')).toEqual([]);
  });

  it('a refusal that does not give what its message takes', () => {
    expect(problems(`refuse('K1', 'late', { y })`, 'refusal-late')).toEqual([
      'refusal-late needs $x, and a source does not give it',
    ]);
  });

  it.each([
    `print('Nothing scores')`,
    `print(\`Round \${round} of \${rounds}\`)`,
    `print(\`\${count} games per second\`)`,
    `print('очки')`,
    `print(\`\${count} очков\`)`,
    'const title = isOver ? "It is over" : t("help-a");',
    'const page = <p>Choose a domino</p>;',
    'const page = <img alt="Two words" />;',
    "const page = <button aria-label={isOpen ? 'Close it' : name} />;",
    `complain('cannot go on:')`,
  ])('a text of its own in %s', (source) => {
    expect(hardCodedTexts(source, 'a.tsx')).toHaveLength(1);
  });

  it.each([
    `import { a } from 'some words';`,
    `type Kind = 'two words';`,
    `throw new RangeError(\`Seat \${seat} is not there\`);`,
    `exampleHelp(t, 'crownhold replay game.json', "printf a few words");`,
    `const EXAMPLE = 'crownhold simulate --seats 4';`,
    `t('play-keys-put'); parse('put 1,0 2,0'); split(', '); date['two words'];`,
    `const KEYS = { 'two words': 1, r: 'к' };`,
    `const FORM = '{ "two words": [] }';`,
    `const page = <p class="page narrow" style={\`\${x} two words\`}>{a} {b}</p>;`,
    "const page = <p class={isOpen ? 'open wide' : name} />;",
    `event.target?.closest('dialog, input, select');`,
    `// Comments may say what they like\nconst x = \`\${a} \${b}\`;`,
  ])('nothing wrong in %s', (source) => {
    expect(hardCodedTexts(source, 'a.tsx')).toEqual([]);
  });

  it('nothing wrong in what programs say to each other', () => {
    expect(hardCodedTexts(`reply('no such bot')`, 'apps/cli/src/engine/faults.ts')).toEqual([]);
    expect(hardCodedTexts(`reply('no such bot')`, 'apps/cli/src/play/faults.ts')).toHaveLength(1);
  });
});
