import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.ts';
import { rulesDocumentProblems } from './rules-document.ts';

const FACTS = {
  kingdomino: ['Dominoes', 'Grid', 'Rules'],
  duel: ['Dice', 'Map', 'Rows', 'Rules'],
  colours: ['Dice', 'Map', 'Rows', 'Rules'],
};

it.each(Object.entries(FACTS))(
  'the rules of %s mark what is ours, and say where the rest comes from',
  (game, facts) => {
    const document = readFileSync(join(ROOT, `docs/rules/${game}.md`), 'utf8');
    expect(rulesDocumentProblems(document, facts)).toEqual([]);
  },
);

describe('a planted fault is found:', () => {
  const SOUND = `# Rules

- *Ruling:* we decided.

## Play

- **X1** Two dice.
- **X2** They are rolled. *Ruling:* once.

## Sources

| what | where from | how sure | what would change |
|---|---|---|---|
| **Dice** (X1) | a picture | likely | a table |

Rulings: X2.
`;
  const problems = (from: string, to: string) => rulesDocumentProblems(SOUND.replace(from, to), ['Dice']);

  it('none in a sound document', () => expect(problems('', '')).toEqual([]));

  it.each([
    ['a ruling without its mark', '*Ruling:* once', 'The books are silent: once'],
    ['a ruling in brackets', 'They are rolled.', 'They are rolled (a ruling).'],
    ['a mark in another form', '*Ruling:* once', '*Ruling* for a tie: once'],
    ['a mark without a sentence', '*Ruling:* once.', '*Ruling:*'],
    ['a mark that is not explained', 'They are rolled.', 'They are rolled. *Derived:* at once.'],
    ['a ruling that the list lacks', 'Two dice.', 'Two dice. *Ruling:* six sides.'],
    ['no sources', '## Sources', '## Ends'],
    ['no source of the dice', '**Dice**', '**Cards**'],
    ['a source that does not say how sure it is', '| likely ', ''],
  ])('%s', (_, from, to) => {
    expect(problems(from, to)).not.toEqual([]);
  });

  it('no rules', () => expect(rulesDocumentProblems('# Rules\n\nBe nice.\n', [])).not.toEqual([]));
});
