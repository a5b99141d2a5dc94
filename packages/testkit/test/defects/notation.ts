import { toy } from '../toy.ts';
import { SEAL } from '../toy-rules.ts';
import { create, type ToyOptions } from '../toy-state.ts';
import type { Defects } from './defect.ts';

export const notationDefects: Defects = {
  'a move survives its text': {
    'two moves share a text': () => ({
      formatMove: (state, move) => (move === 2 ? 'lay 1' : toy.formatMove(state, move)),
    }),
    'a text is read as another move': () => ({
      parseMove: (state, text) => (text === 'lay 2' ? 1 : toy.parseMove(state, text)),
    }),
    'a text is not read': () => ({ parseMove: (state, text) => toy.parseMove(state, text.replace('seal', '')) }),
    'a text falls apart in a turn': () => ({
      formatMove: (state, move) => toy.formatMove(state, move).replace(' ', ';'),
      parseMove: (state, text) => toy.parseMove(state, text.replace(';', ' ')),
    }),
    'a text looks like a seat': () => ({
      formatMove: (state, move) => `1> ${toy.formatMove(state, move)}`,
      parseMove: (state, text) => toy.parseMove(state, text.slice(3)),
    }),
  },
  'a state survives its text': {
    'the reader forgets the bid': () => ({
      parseState(text) {
        const state = toy.parseState(text);
        state?.give(0, 'bid', 0);
        return state;
      },
    }),
    'the reader gives up': () => ({
      parseState: (text) => (text.includes('reveal') ? undefined : toy.parseState(text)),
    }),
  },
  'a view survives its text': {
    'a blank is no number of coins': () => ({
      view(state, viewer) {
        const seen = toy.view(state, viewer);
        for (const seat of seen.seats) if (seat !== viewer) seen.give(seat, 'bid', 255);
        return seen;
      },
    }),
  },
  'a damaged state text is refused or a playable state': {
    'the reader throws': () => ({
      parseState(text) {
        const state = toy.parseState(text);
        if (!state) throw new Error('damaged');
        return state;
      },
    }),
    'the reader takes what no game reaches': () => ({
      parseState(text) {
        const state = create({ seats: 2, rounds: 1 });
        state.set('round', text.length);
        return toy.parseState(text) ?? state;
      },
    }),
    'the reader takes a dead end': () => ({
      parseState: (text) => toy.parseState(text) ?? create({ seats: 2, rounds: 1 }),
      legalMoves: (state, actor, out) => (state.get('round') === 0 ? 0 : toy.legalMoves(state, actor, out)),
    }),
  },
  'options survive JSON': {
    'an option is lost': () => ({
      parseOptions: (json) => ({ ...(toy.parseOptions(json) as ToyOptions), rounds: 1 }),
    }),
    'an option is made up': () => ({
      parseOptions: (json) => ({ ...(toy.parseOptions(json) as ToyOptions), harmony: true }),
    }),
    'seats out of bounds': () => ({ seats: { min: 3, max: 3 } }),
  },
  'any JSON is read as options or refused': {
    'it throws': () => ({
      parseOptions(json) {
        if (json === null) throw new Error('null');
        return toy.parseOptions(json);
      },
    }),
    'a refusal without a code': () => ({
      parseOptions(json) {
        const options = toy.parseOptions(json);
        return 'rule' in options ? { ...options, code: '' } : options;
      },
    }),
    'nonsense is taken for options': () => ({
      parseOptions(json) {
        const options = toy.parseOptions(json);
        return 'rule' in options && options.code === 'bad-rounds' ? { seats: 2, rounds: 99 } : options;
      },
    }),
  },
  'a game survives its record': {
    'a version that no record can carry': () => ({ rulesVersion: 1.5 }),
    'a step that replays otherwise': () => ({
      parseMove: (state, text) => (text === 'lay 3' ? 2 : toy.parseMove(state, text)),
    }),
    'a step that does not replay': () => ({
      refusal: (state, actor, move) =>
        move === SEAL && state.of(actor, 'bid') === 0
          ? { rule: 'T4', code: 'no-bid', args: {} }
          : toy.refusal(state, actor, move),
    }),
    'a game that begins otherwise': () => ({
      parseOptions: (json) => ({ ...(toy.parseOptions(json) as ToyOptions), rounds: 3 }),
    }),
  },
};
