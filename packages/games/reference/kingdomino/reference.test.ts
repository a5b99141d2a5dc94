import { describe, expect, it } from 'vitest';
import { DOMINOES, type Square } from './dominoes.ts';
import {
  boxOf,
  createKingdom,
  hasCastleInCentre,
  type Kingdom,
  listPlaces,
  listTerritories,
  type PlaceRefusal,
  refusePlace,
} from './kingdom.ts';
import { formatPlace, parseMove } from './moves.ts';
import { createReference, type Reference, type ReferenceOptions } from './reference.ts';
import { rankStandings, standingOf } from './standing.ts';

function start(options: Partial<ReferenceOptions> = {}): Reference {
  return createReference({ seats: 2, variants: [], tiebreak: 'territory-then-crowns', ...options });
}

function playAll(reference: Reference, steps: string): Reference {
  for (const step of steps.split('; ')) reference.play(step);
  return reference;
}

/** Rows from the top down; C is the castle at 0,0; a letter is a terrain, a digit behind it its crowns. */
function kingdomOf(rows: readonly string[]): Kingdom {
  const terrains = new Map(['wheat', 'forest', 'lake', 'grass', 'swamp', 'mine'].map((name) => [name[0]!, name]));
  const cells = rows.map((row) => row.trim().split(/\s+/));
  const castleRow = cells.findIndex((row) => row.includes('C'));
  const castleColumn = cells[castleRow]!.indexOf('C');
  const kingdom = createKingdom();
  for (const [r, row] of cells.entries()) {
    for (const [c, text] of row.entries()) {
      const terrain = terrains.get(text[0]!);
      if (terrain === undefined) continue;
      kingdom.set(`${c - castleColumn},${castleRow - r}`, { terrain, crowns: Number(text[1] ?? 0) });
    }
  }
  return kingdom;
}

function refusalOf(kingdom: Kingdom, domino: number, put: string, size = 5): PlaceRefusal | undefined {
  const move = parseMove(put);
  if (move?.kind !== 'put') throw new Error(put);
  return refusePlace(kingdom, boxOf(kingdom), size, DOMINOES.get(domino)!, move.place);
}

function placesOf(kingdom: Kingdom, domino: number, size = 5): string[] {
  return listPlaces(kingdom, size, DOMINOES.get(domino)!).map(formatPlace);
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomMove(reference: Reference, random: () => number): string {
  const moves = reference.legal();
  const weights = moves.map((move) => (reference.actor() === 'chance' ? reference.weight(move) : 1));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, move] of moves.entries()) {
    left -= weights[index]!;
    if (left < 0) return move;
  }
  return moves.at(-1)!;
}

const SETUP = 'draw 30; draw 3; draw 21; draw 48; king 1; take 21; king 0; take 3; king 1; take 48; king 0; take 30';

describe('dominoes', () => {
  it('K2: the squares by crowns agree with the check sum of the box', () => {
    const counts: Record<string, number[]> = {};
    const squares: Square[] = [...DOMINOES.values()].flatMap(({ first, second }) => [first, second]);
    for (const { terrain, crowns } of squares) {
      counts[terrain] ??= [0, 0, 0, 0];
      counts[terrain][crowns]! += 1;
    }
    expect([...DOMINOES.keys()]).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
    expect(counts).toEqual({
      wheat: [21, 5, 0, 0],
      forest: [16, 6, 0, 0],
      lake: [12, 6, 0, 0],
      grass: [10, 2, 2, 0],
      swamp: [6, 2, 2, 0],
      mine: [1, 1, 3, 1],
    });
    expect(squares.length).toBe(96);
    expect(squares.reduce((sum, { crowns }) => sum + crowns, 0)).toBe(39);
  });
});

describe('setup', () => {
  it('K1: refuses a number of players outside 2 to 4, K21: a Mighty Duel of three', () => {
    expect(() => start({ seats: 1 })).toThrow('K1');
    expect(() => start({ seats: 5 })).toThrow('K1');
    expect(() => start({ seats: 3, variants: ['mighty-duel'] })).toThrow('K21');
  });

  it('K5: keeps the line ascending and draws no domino twice', () => {
    const reference = playAll(start(), 'draw 30; draw 3; draw 21');
    expect(reference.lines().next.map(({ domino }) => domino)).toEqual([3, 21, 30]);
    expect(reference.legal().length).toBe(45);
    expect(reference.refusal('chance', 'draw 21')).toEqual({ rule: 'K3', code: 'already-drawn' });
    expect(reference.refusal('chance', 'draw 0')).toEqual({ rule: 'K2', code: 'no-such-domino' });
    expect(reference.refusal('chance', 'draw 49')).toEqual({ rule: 'K2', code: 'no-such-domino' });
    expect(reference.refusal('chance', 'king 0')).toEqual({ rule: 'K5', code: 'wrong-step' });
    expect(reference.refusal(0, 'draw 1')).toEqual({ rule: 'K8', code: 'not-your-turn' });
  });

  it('K6: kings are drawn blind, weighted by what is left, each put before the next is drawn', () => {
    const reference = playAll(start(), 'draw 30; draw 3; draw 21; draw 48');
    expect(reference.legal()).toEqual(['king 0', 'king 1']);
    expect(reference.weight('king 1')).toBe(2);
    expect(reference.refusal('chance', 'king 2')).toEqual({ rule: 'K1', code: 'no-such-seat' });
    reference.play('king 1');
    expect(reference.actor()).toBe(1);
    expect(reference.weight('king 1')).toBe(1);
    expect(reference.refusal(1, 'king 0')).toEqual({ rule: 'K6', code: 'wrong-step' });
    expect(reference.refusal(1, 'take 22')).toEqual({ rule: 'K6', code: 'not-in-line' });
    expect(reference.refusal(1, 'take 49')).toEqual({ rule: 'K2', code: 'no-such-domino' });
    playAll(reference, 'take 21; king 1');
    expect(reference.refusal(1, 'take 21')).toEqual({ rule: 'K6', code: 'taken' });
    expect(reference.legal()).toEqual(['take 3', 'take 30', 'take 48']);
    reference.play('take 48');
    expect(reference.legal()).toEqual(['king 0']);
    expect(reference.refusal('chance', 'king 1')).toEqual({ rule: 'K6', code: 'no-king-left' });
    expect(reference.turns()).toEqual([0, 2]);
  });

  it('K7: the second line follows the last king', () => {
    const reference = playAll(start(), SETUP);
    expect(reference.actor()).toBe('chance');
    expect(reference.legal().length).toBe(44);
    expect(reference.lines()).toEqual({
      current: [
        { domino: 3, king: 0 },
        { domino: 21, king: 1 },
        { domino: 30, king: 0 },
        { domino: 48, king: 1 },
      ],
      next: [],
    });
  });
});

describe('round', () => {
  it('K8: kings act in the order of the current line, each places and then takes', () => {
    const reference = playAll(start(), `${SETUP}; draw 10; draw 9; draw 8; draw 7`);
    expect(reference.actor()).toBe(0);
    expect(reference.refusal(1, 'put 1,0 2,0')).toEqual({ rule: 'K8', code: 'not-your-turn' });
    expect(reference.refusal(0, 'take 7')).toEqual({ rule: 'K8', code: 'wrong-step' });
    reference.play('put 2,0 1,0');
    expect(reference.actor()).toBe(0);
    expect(reference.refusal(0, 'discard')).toEqual({ rule: 'K8', code: 'wrong-step' });
    expect(reference.refusal(0, 'take 3')).toEqual({ rule: 'K8', code: 'not-in-line' });
    expect(reference.turns()).toEqual([2, 2]);
    reference.play('take 10');
    expect(reference.turns()).toEqual([3, 2]);
    expect(reference.actor()).toBe(1);
    reference.play('put 1,0 2,0');
    expect(reference.refusal(1, 'take 10')).toEqual({ rule: 'K8', code: 'taken' });
    playAll(reference, 'take 7; put 0,1 0,2; take 8; put 0,1 0,2; take 9');
    expect(reference.lines().current.map(({ king }) => king)).toEqual([1, 0, 1, 0]);
    expect(reference.actor()).toBe('chance');
  });

  it('K8: one player may act twice running', () => {
    const reference = playAll(
      start(),
      'draw 1; draw 2; draw 3; draw 4; king 0; take 1; king 0; take 2; king 1; take 3; king 1; take 4',
    );
    playAll(reference, 'draw 5; draw 6; draw 7; draw 8; put 1,0 2,0; take 5');
    expect(reference.actor()).toBe(0);
  });

  it('N1: reads only the notation', () => {
    const reference = playAll(start(), `${SETUP}; draw 10; draw 9; draw 8; draw 7`);
    for (const text of ['', 'put', 'put 1,0  2,0', 'put -0,1 0,2', 'put 01,0 2,0', 'put +1,0 2,0', 'put 1000,0 1,0']) {
      expect(reference.refusal(0, text), text).toEqual({ rule: 'N1', code: 'unreadable' });
    }
    for (const text of ['take 07', 'take 1000', 'take -1', 'discard ', 'Discard', 'put 1,0 2,0\n']) {
      expect(reference.refusal(0, text), text).toEqual({ rule: 'N1', code: 'unreadable' });
    }
    expect(() => reference.play('put 2,2 2,3')).toThrow('K12 no-match');
  });
});

describe('placing', () => {
  const kingdom = kingdomOf(['. w f', '. C l']);

  it('K12: any terrain may touch the castle; equal halves have one text per place', () => {
    expect(placesOf(createKingdom(), 1).length).toBe(12);
    expect(placesOf(createKingdom(), 13).length).toBe(24);
    expect(placesOf(createKingdom(), 1)).toContain('put -2,0 -1,0');
    expect(placesOf(createKingdom(), 1)).not.toContain('put -1,0 -2,0');
    expect(refusalOf(createKingdom(), 1, 'put -1,0 -2,0')).toBeUndefined();
  });

  it('K12: one matching half is enough', () => {
    expect(refusalOf(kingdom, 13, 'put 0,2 0,3')).toBeUndefined();
    expect(refusalOf(kingdom, 13, 'put 1,3 1,2')).toBeUndefined();
    expect(refusalOf(kingdom, 13, 'put 1,2 1,3')).toEqual({ rule: 'K12', code: 'no-match' });
  });

  it('K12: neither a diagonal nor the own other half is a match', () => {
    expect(refusalOf(kingdom, 1, 'put -1,2 -1,3')).toEqual({ rule: 'K12', code: 'no-match' });
    expect(refusalOf(kingdom, 12, 'put 0,2 0,3')).toEqual({ rule: 'K12', code: 'no-match' });
    expect(refusalOf(kingdom, 12, 'put -1,-1 -1,-2')).toEqual({ rule: 'K12', code: 'no-match' });
    expect(refusalOf(kingdom, 12, 'put -1,0 -1,-1')).toBeUndefined();
  });

  it('K12: the squares are empty and share a side', () => {
    expect(refusalOf(kingdom, 1, 'put 0,0 0,-1')).toEqual({ rule: 'K12', code: 'occupied' });
    expect(refusalOf(kingdom, 1, 'put -1,0 0,0')).toEqual({ rule: 'K12', code: 'occupied' });
    expect(refusalOf(kingdom, 1, 'put -1,0 -1,0')).toEqual({ rule: 'K12', code: 'not-side-by-side' });
    expect(refusalOf(kingdom, 1, 'put -1,0 -2,1')).toEqual({ rule: 'K12', code: 'not-side-by-side' });
    expect(refusalOf(kingdom, 1, 'put -1,0 -3,0')).toEqual({ rule: 'K12', code: 'not-side-by-side' });
  });

  it('K13: the castle may be in a corner of the grid', () => {
    const corner = kingdomOf(['C w w w w']);
    expect(refusalOf(corner, 1, 'put 4,3 4,4')).toEqual({ rule: 'K12', code: 'no-match' });
    expect(refusalOf(corner, 1, 'put 4,4 4,5')).toEqual({ rule: 'K13', code: 'outside-grid' });
    expect(refusalOf(corner, 1, 'put -1,0 -1,1')).toEqual({ rule: 'K13', code: 'outside-grid' });
    expect(refusalOf(corner, 1, 'put 0,-1 0,-2')).toBeUndefined();
    expect(refusalOf(corner, 1, 'put 4,1 5,1')).toEqual({ rule: 'K13', code: 'outside-grid' });
    expect(refusalOf(kingdomOf(['w w C w w']), 1, 'put 2,1 3,1')).toEqual({ rule: 'K13', code: 'outside-grid' });
    expect(refusalOf(kingdomOf(['C w w w']), 1, 'put -1,0 4,0')).toEqual({ rule: 'K12', code: 'not-side-by-side' });
  });

  it('K13: outside the grid comes before occupied', () => {
    expect(refusalOf(kingdomOf(['C w w w w']), 1, 'put 4,0 5,0')).toEqual({ rule: 'K13', code: 'outside-grid' });
  });

  it('K21: a Mighty Duel reaches 7x7', () => {
    expect(refusalOf(kingdomOf(['C w w w w']), 1, 'put 5,0 6,0', 7)).toBeUndefined();
    expect(refusalOf(kingdomOf(['C w w w w w']), 1, 'put 6,0 7,0', 7)).toEqual({ rule: 'K13', code: 'outside-grid' });
  });

  it('K14: a domino that fits nowhere has no place', () => {
    const full = kingdomOf(['w w w w w', 'w f f f w', 'w f C f w', 'w f f f w', 'w w w l .']);
    expect(placesOf(full, 1)).toEqual([]);
    full.delete('2,-1');
    expect(placesOf(full, 1)).toEqual(['put 2,-2 2,-1']);
    expect(placesOf(full, 12)).toEqual([]);
    expect(placesOf(full, 16)).toEqual(['put 2,-1 2,-2']);
  });
});

describe('scoring', () => {
  it('K16: five forest squares with two crowns score 10', () => {
    expect(listTerritories(kingdomOf(['. f1 f', 'C f f1', '. . f']))).toEqual([
      { terrain: 'forest', squares: 5, crowns: 2, points: 10 },
    ]);
  });

  it('K16: diagonals and the castle join nothing; without a crown nothing scores', () => {
    const kingdom = kingdomOf(['w1 C w2', 'f w f']);
    expect(listTerritories(kingdom)).toHaveLength(5);
    expect(standingOf(kingdom, 0, [])).toEqual({ points: 3, largest: 1, crowns: 3 });
  });

  it('K17: points, then the largest territory, then crowns, then a shared place', () => {
    const standings = [
      { points: 40, largest: 6, crowns: 9 },
      { points: 40, largest: 7, crowns: 5 },
      { points: 41, largest: 1, crowns: 1 },
      { points: 40, largest: 7, crowns: 6 },
    ];
    expect(rankStandings(standings, 'territory-then-crowns')).toEqual([4, 3, 1, 2]);
    expect(rankStandings(standings, 'crowns')).toEqual([2, 4, 1, 3]);
    expect(rankStandings([standings[2]!, standings[2]!, standings[0]!], 'crowns')).toEqual([1, 1, 3]);
    expect(start({ seats: 3 }).ranks()).toEqual([1, 1, 1]);
  });

  it('K18: the box is symmetric about the castle, whatever its size and gaps', () => {
    expect(hasCastleInCentre(createKingdom())).toBe(true);
    expect(hasCastleInCentre(kingdomOf(['w C w']))).toBe(true);
    expect(hasCastleInCentre(kingdomOf(['w . .', '. C .', '. . f']))).toBe(true);
    expect(hasCastleInCentre(kingdomOf(['w . .', '. C f']))).toBe(false);
    expect(hasCastleInCentre(kingdomOf(['C w']))).toBe(false);
    expect(standingOf(createKingdom(), 1, ['middle-kingdom', 'harmony']).points).toBe(10);
  });

  it('K19: harmony lasts while nothing is discarded', () => {
    expect(standingOf(kingdomOf(['C w1 w']), 0, ['harmony']).points).toBe(7);
    expect(standingOf(kingdomOf(['C w1 w']), 1, ['harmony']).points).toBe(2);
  });
});

describe('match', () => {
  it('K14: discards when nothing fits, takes all the same, and never by choice', () => {
    let discards = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = randomOf(seed);
      const reference = start({ seats: 4 });
      while (reference.actor() !== 'over') {
        const actor = reference.actor();
        const moves = reference.legal();
        if (moves.some((move) => move.startsWith('put'))) {
          expect(reference.refusal(actor as number, 'discard')).toEqual({ rule: 'K14', code: 'must-place' });
        }
        const move = randomMove(reference, random);
        reference.play(move);
        if (move !== 'discard') continue;
        discards += 1;
        expect(moves).toEqual(['discard']);
        const isLastRound = reference.lines().next.length === 0;
        if (!isLastRound) expect(reference.legal()[0]).toMatch(/^take /);
      }
    }
    expect(discards).toBeGreaterThan(0);
  });

  it('K20: three games, each from all 48 dominoes, points added up', () => {
    const random = randomOf(20);
    const reference = start({ variants: ['dynasty', 'middle-kingdom', 'harmony'] });
    const sums = [
      { points: 0, largest: 0, crowns: 0 },
      { points: 0, largest: 0, crowns: 0 },
    ];
    for (let game = 1; game <= 3; game += 1) {
      for (let step = 0; step < 76; step += 1) reference.play(randomMove(reference, random));
      expect(reference.turns()).toEqual([14 * game, 14 * game]);
      expect(reference.lines()).toEqual({ current: [], next: [] });
      for (const [seat, { largest, crowns, discarded, territories }] of reference.details().entries()) {
        const isCentred = hasCastleInCentre(new Map(reference.kingdoms()[seat]));
        const bonus = (isCentred ? 10 : 0) + (discarded === 0 ? 5 : 0);
        const points = territories.reduce((sum, territory) => sum + territory.squares * territory.crowns, bonus);
        sums[seat]!.points += points;
        sums[seat]!.largest += largest;
        sums[seat]!.crowns += crowns;
      }
      expect(reference.scores()).toEqual(sums.map(({ points }) => points));
      expect(reference.ranks()).toEqual(rankStandings(sums, 'territory-then-crowns'));
      if (game === 3) continue;
      expect(reference.actor()).toBe('chance');
      expect(reference.legal().length).toBe(48);
      const next = reference.copy();
      next.play('draw 1');
      expect(next.kingdoms().map((kingdom) => kingdom.size)).toEqual([1, 1]);
      expect(next.scores()).toEqual(sums.map(({ points }) => points + 15));
    }
    expect(reference.actor()).toBe('over');
    expect(reference.legal()).toEqual([]);
    expect(reference.refusal(0, 'nonsense')).toEqual({ rule: 'K11', code: 'game-over' });
  });

  it('copies share nothing', () => {
    const reference = playAll(start(), `${SETUP}; draw 10; draw 9; draw 8; draw 7`);
    const lines = reference.lines();
    playAll(reference.copy(), 'put 1,0 2,0; take 7');
    expect(reference.kingdoms()[0]!.size).toBe(1);
    expect(reference.lines()).toEqual(lines);
    expect(reference.turns()).toEqual([2, 2]);
  });

  const tables: {
    seats: number;
    variants: ReferenceOptions['variants'];
    steps: number;
    turns: number;
    size: number;
  }[] = [
    { seats: 2, variants: [], steps: 76, turns: 14, size: 5 },
    { seats: 3, variants: [], steps: 111, turns: 13, size: 5 },
    { seats: 4, variants: [], steps: 148, turns: 13, size: 5 },
    { seats: 2, variants: ['mighty-duel'], steps: 148, turns: 26, size: 7 },
  ];
  it.each(tables)(
    'random games of $seats $variants end after $steps steps',
    ({ seats, variants, steps, turns, size }) => {
      for (let seed = 1; seed <= 50; seed += 1) {
        const random = randomOf(seed);
        const reference = start({ seats, variants });
        let played = 0;
        while (reference.actor() !== 'over') {
          const move = randomMove(reference, random);
          expect(reference.refusal(reference.actor() as 'chance' | number, move), `seed ${seed}`).toBeUndefined();
          reference.play(move);
          played += 1;
        }
        expect(played, `seed ${seed}`).toBe(steps);
        expect(reference.turns()).toEqual(Array.from({ length: seats }, () => turns));
        for (const [seat, kingdom] of reference.kingdoms().entries()) {
          const box = boxOf(new Map(kingdom));
          expect(Math.max(box.right - box.left, box.top - box.bottom), `seed ${seed}`).toBeLessThan(size);
          const dominoes = size === 7 ? 24 : 12;
          expect(kingdom.size).toBe(1 + 2 * (dominoes - reference.details()[seat]!.discarded));
        }
      }
    },
  );
});
