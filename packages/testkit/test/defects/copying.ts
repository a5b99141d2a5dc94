import { toy } from '../toy.ts';
import { ROLL } from '../toy-rules.ts';
import { ToyState } from '../toy-state.ts';
import { counter, type Defects } from './defect.ts';

export const copyingDefects: Defects = {
  'a played copy leaves the original alone': {
    'the copy is the original': () => ({ copy: (from) => from }),
    'the copy shares its bytes': () => ({ copy: (from) => new ToyState(from.bytes.subarray()) }),
    'all copies are one': () => {
      const one = new Map<number, ToyState>();
      return {
        copy(from) {
          const copy = toy.copy(from, one.get(from.bytes.length));
          one.set(from.bytes.length, copy);
          return copy;
        },
      };
    },
    'a copy into another is the original': () => ({ copy: (from, into) => (into ? from : toy.copy(from)) }),
  },
  'a copy equals its original': {
    'it is the original': () => ({ copy: (from, into) => (into ? toy.copy(from, into) : from) }),
    'a byte is forgotten': () => ({
      copy(from, into) {
        const made = toy.copy(from, into);
        made.bytes[made.bytes.length - 1] = 0;
        return made;
      },
    }),
    'it is made elsewhere': () => ({ copy: (from) => toy.copy(from) }),
    'something is kept outside of the bytes': () => {
      const names = new WeakMap<ToyState, string>();
      const count = counter();
      return {
        formatState(state) {
          if (!names.has(state)) names.set(state, `${count()}`);
          return `${names.get(state)} ${toy.formatState(state)}`;
        },
      };
    },
    'a list of moves is kept outside of the bytes': () => {
      const known = new WeakSet<ToyState>();
      return {
        create(options) {
          const state = toy.create(options);
          known.add(state);
          return state;
        },
        legalMoves: (state, actor, out) => (known.has(state) ? toy.legalMoves(state, actor, out) : 0),
      };
    },
    'a forgotten loser': () => {
      const originals = new WeakSet<ToyState>();
      return {
        create(options) {
          const state = toy.create(options);
          originals.add(state);
          return state;
        },
        ranking: (state) => (originals.has(state) ? toy.ranking(state) : state.seats.map(() => 1)),
      };
    },
  },
  'apply is deterministic': {
    'apply rolls': () => {
      const count = counter();
      return {
        apply(state, actor, move) {
          toy.apply(state, actor, move);
          if (move > ROLL && state.phase === 'bid') state.set('prize', 1 + (count() % 3));
        },
      };
    },
    'apply remembers': () => {
      const played = new WeakMap<ToyState, number>();
      return {
        apply(state, actor, move) {
          toy.apply(state, actor, move);
          played.set(state, (played.get(state) ?? 0) + 1);
          if (played.get(state)! % 5 === 0) state.give(0, 'points', 9);
        },
      };
    },
  },
  'asking changes nothing': {
    'score collects': () => ({
      score(state, seat) {
        state.give(seat, 'points', state.of(seat, 'points') + 1);
        return state.of(seat, 'points');
      },
    }),
    'events play': () => ({
      events(before, entry, viewer) {
        const told = toy.events(before, entry, viewer);
        toy.apply(before, entry.actor, entry.move);
        return told;
      },
    }),
    'view blanks the state itself': () => ({
      view(state, viewer) {
        const seen = toy.view(state, viewer);
        toy.copy(seen, state);
        return seen;
      },
    }),
  },
};
