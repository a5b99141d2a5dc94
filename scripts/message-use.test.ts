import { type Catalogue, readCatalogues } from '@crownhold/i18n/messages';
import { describe, expect, it } from 'vitest';
import { hardCodedTexts } from './hard-coded.ts';
import { messageUseProblems } from './message-use.ts';
import { readSources } from './source-text.ts';

const [english] = readCatalogues();
const sources = readSources('apps/*', 'packages/*');

describe('the messages', () => {
  it('are all used, and every refusal has one that suits its arguments', () => {
    expect(sources.size).toBeGreaterThan(100);
    expect(messageUseProblems(english!, sources)).toEqual([]);
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
    `complain('cannot go on:')`,
  ])('a text of its own in %s', (source) => {
    expect(hardCodedTexts(source, 'a.ts')).toHaveLength(1);
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
    `// Comments may say what they like\nconst x = \`\${a} \${b}\`;`,
  ])('nothing wrong in %s', (source) => {
    expect(hardCodedTexts(source, 'a.ts')).toEqual([]);
  });

  it('nothing wrong in what programs say to each other', () => {
    expect(hardCodedTexts(`reply('no such bot')`, 'apps/cli/src/engine/faults.ts')).toEqual([]);
    expect(hardCodedTexts(`reply('no such bot')`, 'apps/cli/src/play/faults.ts')).toHaveLength(1);
  });
});
