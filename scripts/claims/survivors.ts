const BEYOND =
  'one step too far writes beyond the end of a typed array, or reads `undefined` there, and neither does anything';

/** Mutants that no test can or need notice: a piece of the line they change, and why. */
export const SURVIVORS: readonly { readonly code: string; readonly reason: string }[] = [
  { code: 'for (let at = 0; at < LINE; at++) {', reason: BEYOND },
  { code: 'for (let i = 0; i < WORDS; i++) {', reason: BEYOND },
  { code: 'for (let seat = 0; seat < state.seats; seat++)', reason: BEYOND },
  {
    code: 'state.extents.fill(0, seat * 4, seat * 4 + 4);',
    reason: 'clears the seats before this one too, which have been cleared a moment ago',
  },
  { code: 'draw(state, move - DRAW);', reason: 'DRAW is 0' },
  { code: 'found[RIGHT * WORDS + i]', reason: 'RIGHT is 0' },
  { code: 'export const maxMoves', reason: 'a bound with room to spare: no position comes near half of it' },
  {
    code: 'boards[crown]! | boards[crown + 3]!',
    reason:
      'fills some territories without a crown too, which score nothing; squares with two crowns are among them still',
  },
];
