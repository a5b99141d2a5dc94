import { CHANCE, createRng, listMoves, NOBODY, type Rng } from '@crownhold/core';
import {
  ARMS,
  type Cell,
  COLUMNS,
  diceIn,
  duel,
  encodeMove,
  type Move,
  ROWS,
  SPELLBOOKS,
  SPELLS,
  type State,
  UNROLLED,
} from '@crownhold/games/duel';
import { describe, expect, it } from 'vitest';
import { Playout } from './playout.ts';
import { PlayoutBoard } from './playout-board.ts';
import { DRAW_A, DRAW_B, LIGHTNING_A, LIGHTNING_B, OVER, Position, ROLL, SHARE, TAKE } from './position.ts';

const OPTIONS = SPELLBOOKS.map((spellbook) => ({ seats: 2, spellbook, first: 'random' }) as const);

describe('the quick games of Kingdomino Duel', () => {
  it('go as the rules have it, step by step, from any turn', () => {
    const powers = new Set<string>();
    for (const options of OPTIONS) {
      for (let seed = 0; seed < 24; seed++) {
        const state = duel.create(options);
        playRandomly(state, createRng(seed), 5 * seed);
        const scores = new Float64Array(2);
        new Playout().run(new Position(state), createRng(seed), scores);
        for (const kind of playByTheRules(state, createRng(seed))) powers.add(kind);
        expect([...scores], JSON.stringify({ options, seed })).toEqual([duel.score(state, 0), duel.score(state, 1)]);
      }
    }
    expect([...powers].sort()).toEqual(
      ['castle', 'cross', 'domains', 'draw', 'free', 'name', 'pair', 'pass', 'roll', 'split', 'take', 'turn'].sort(),
    );
  });

  it('are the same from the same seed, whatever was played between', () => {
    const [one, other] = [duel.create(OPTIONS[0]!), duel.create(OPTIONS[1]!)];
    for (const [seed, state] of [one, other].entries()) playRandomly(state, createRng(seed), 30);
    const playout = new Playout();
    const [once, again] = [new Float64Array(2), new Float64Array(2)];
    playout.run(new Position(one), createRng(5), once);
    playout.run(new Position(other), createRng(6), new Float64Array(2));
    playout.run(new Position(one), createRng(5), again);
    expect(again).toEqual(once);
  });
});

describe('a board of quick games', () => {
  it('[D19] [D20] has the points that the rules count', () => {
    for (let seed = 0; seed < 4; seed++) {
      const state = duel.create(OPTIONS[0]!);
      const rng = createRng(seed);
      while (duel.actors(state) !== NOBODY) {
        playRandomly(state, rng, 7);
        for (const seat of [0, 1]) expect(PlayoutBoard.of(state, seat).score).toBe(duel.score(state, seat));
      }
    }
  });
});

/** Plays random steps, and on to the end of a turn. */
function playRandomly(state: State, rng: Rng, steps: number): void {
  for (let step = 0; step < steps || (state.phase === 'draw' && state.stage !== '-'); step++) {
    const actors = duel.actors(state);
    if (actors === NOBODY) return;
    const actor = actors === 1 << CHANCE ? CHANCE : state.seat;
    duel.apply(state, actor, duel.sample(state, actor, rng));
  }
  if (state.phase === 'first') duel.apply(state, CHANCE, duel.sample(state, CHANCE, rng));
}

/** The same play as a quick game's, but every step is done by the rules; returns the kinds of steps. */
function playByTheRules(state: State, rng: Rng): ReadonlySet<Move['kind']> {
  const kinds = new Set<Move['kind']>();
  const playout = new Playout();
  playout.start(new Position(state));
  while (playout.step !== OVER) {
    const { step } = playout;
    playout.advance(rng);
    for (const move of movesOf(playout, step, state)) {
      const actor = move.kind === 'roll' ? CHANCE : state.seat;
      if (!listMoves(duel, state, actor).includes(encodeMove(move))) throw new Error(duel.formatState(state));
      kinds.add(move.kind);
      duel.apply(state, actor, encodeMove(move));
    }
  }
  expect(state.phase).toBe('over');
  return kinds;
}

/** What a step of a quick game is by the rules. */
function movesOf(playout: Playout, step: number, state: State): readonly Move[] {
  const { leader, hands, faces } = playout;
  const dice = hands[state.seat]!;
  switch (step) {
    case ROLL:
      return [...faces.keys()].filter((die) => state.faces[die] === UNROLLED).map((die) => rollOf(die, faces[die]!));
    case TAKE:
      return [{ kind: diceIn(hands[leader]!).length === 2 ? 'pair' : 'take', dice: hands[leader]! }];
    case SHARE:
      return [{ kind: 'take', dice }];
    case DRAW_A:
    case DRAW_B:
      return drawingOf(playout.plan, state, diceIn(dice));
    case LIGHTNING_A:
    case LIGHTNING_B:
      return [lightningOf(playout, state)];
    default:
      return [];
  }
}

function rollOf(die: number, face: number): Move {
  return { kind: 'roll', die, face };
}

function drawingOf(plan: Playout['plan'], state: State, [lower, higher]: readonly number[]): readonly Move[] {
  if (plan.first === 0) return [{ kind: 'pass' }];
  const halves = [
    { die: lower!, face: plan.face, arms: plan.firstArms, cell: cellAt(plan.first) },
    { die: higher!, face: plan.otherFace, arms: plan.secondArms, cell: cellAt(plan.second) },
  ];
  const turned = halves.filter(({ die, face }) => state.faces[die] !== face);
  const jokers = halves.filter(({ face }) => face === 0);
  const [first, second] = halves.map(({ cell }) => cell);
  const looks = halves.map(({ die, face, arms }) => arms * 8 + (face & 3) + (plan.marked === die ? 1 : 0));
  const isTwin = looks[0] === looks[1] && (second!.x - first!.x || second!.y - first!.y) < 0;
  return [
    ...turned.map(({ die, face }) => ({ kind: 'turn', die, face }) as const),
    ...(plan.marked < 0 ? [] : [{ kind: 'castle', die: plan.marked } as const]),
    ...jokers.map(({ die, arms }) => ({ kind: 'name', die, arms: ARMS[arms - 1]! }) as const),
    ...(['free', 'split'] as const)
      .filter((spell) => plan.spell === 1 << SPELLS.indexOf(spell))
      .map((kind) => ({ kind }) as const),
    // Of equal halves the rules know only one of two ways to draw them.
    isTwin ? { kind: 'draw', first: second!, second: first! } : { kind: 'draw', first: first!, second: second! },
  ];
}

function lightningOf({ struck, searches }: Playout, state: State): Move {
  if (state.hasWon(state.seat, 'domains') && !state.hasUsed(state.seat, 'domains')) {
    return { kind: 'domains', arms: ARMS[struck - 1]! };
  }
  const cell = searches[state.seat]!.board.domainAt.indexOf(struck);
  return { kind: 'cross', cell: cellAt(cell) };
}

function cellAt(mailboxCell: number): Cell {
  const stride = COLUMNS + 2;
  return {
    x: (mailboxCell % stride) - 1 - (COLUMNS - 1) / 2,
    y: Math.floor(mailboxCell / stride) - 1 - (ROWS - 1) / 2,
  };
}
