import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { checkPerft, formatPerftTable, parsePerftTable } from './perft-table.ts';

const TABLE = `# Counted by hand.
position start
game sealed-bids
options {"seats":2,"rounds":1}
steps
1 3
2 24

position after two steps
  game sealed-bids
  options {"seats":2,"rounds":1}
  steps roll 1; 0> lay 2
  steps 1> seal
  1 4
`;

describe('parsePerftTable', () => {
  it('reads blocks', () => {
    const options = { seats: 2, rounds: 1 };
    expect(parsePerftTable(TABLE)).toEqual([
      {
        name: 'start',
        game: 'sealed-bids',
        options,
        steps: [],
        counts: [
          { depth: 1, nodes: 3 },
          { depth: 2, nodes: 24 },
        ],
      },
      {
        name: 'after two steps',
        game: 'sealed-bids',
        options,
        steps: ['roll 1', '0> lay 2', '1> seal'],
        counts: [{ depth: 1, nodes: 4 }],
      },
    ]);
    expect(parsePerftTable('# nothing\n\n')).toEqual([]);
  });

  it.each([
    ['game before-position', 'line 1'],
    ['position', 'line 1'],
    ['position a\nhello', 'line 2'],
    ['position a\noptions {', 'line 2'],
    ['position a\ngame x\ngame y', 'line 3'],
    ['position a\n1 2\nsteps a', 'line 3'],
    ['position a\n1 x', 'line 2'],
    ['position a\noptions {}\n1 2', 'position a'],
    ['position a\ngame x\n1 2', 'position a'],
    ['position a\ngame x\noptions {}', 'position a'],
  ])('says what is wrong with %j', (text, where) => expect(() => parsePerftTable(text)).toThrow(where));
});

describe('formatPerftTable', () => {
  it('is read back, however long the steps', () => {
    const steps = Array.from({ length: 60 }, (_, index) => `lay ${index}`);
    const blocks = [...parsePerftTable(TABLE), { ...parsePerftTable(TABLE)[0]!, steps }];
    const text = formatPerftTable(blocks);
    expect(parsePerftTable(text)).toEqual(blocks);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(120);
  });
});

describe('checkPerft', () => {
  const [start, later] = parsePerftTable(TABLE);

  it('agrees with a right table', () => {
    expect(checkPerft(toy, start!, 1000)).toEqual([]);
    expect(checkPerft(toy, later!, 1000)).toEqual([]);
  });

  it('gives what differs, up to a number of nodes', () => {
    const wrong = { ...start!, counts: [...start!.counts, { depth: 3, nodes: 160 }] };
    expect(checkPerft(toy, wrong, 1000)).toEqual([{ depth: 3, expected: 160, found: 168 }]);
    expect(checkPerft(toy, wrong, 159)).toEqual([]);
  });

  it('throws for what cannot be played', () => {
    expect(() => checkPerft(toy, { ...start!, game: 'chess' }, 9)).toThrow('chess');
    expect(() => checkPerft(toy, { ...start!, steps: ['roll 9'] }, 9)).toThrow('roll 9');
  });
});
