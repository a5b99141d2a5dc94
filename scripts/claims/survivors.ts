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
  { code: 'die < DIE_COUNT; die++)', reason: BEYOND },
  { code: 'die < DICE; die++)', reason: BEYOND },
  { code: 'i < PAIRS.length; i++)', reason: BEYOND },
  { code: 'i < 2 * DIRECTIONS; i++)', reason: BEYOND },
  { code: '< CELL_COUNT; o', reason: 'a cell beyond the map is empty in no map' },
  {
    code: 'Array.from({ length: ALL_DICE + 1 }',
    reason: 'the sets left out are no pairs',
  },
  { code: 'stage < AT_TURN &&', reason: 'after a turn the spell is used, so it is not offered again' },
  { code: 'stage < AT_CASTLE &&', reason: 'after the castle it is used, so it is not offered again' },
  { code: 'stage < AT_FREE &&', reason: 'after free the spell is used, so it is not offered again' },
  { code: 'stage < AT_SPLIT &&', reason: 'after split the spell is used, so it is not offered again' },
  {
    code: 'const addsFree =',
    reason: 'matters only to a state read with a split announced that has no place, which no play reaches',
  },
  {
    code: 'case ROLLING: {',
    reason:
      'faces instead of sides would be as likely: the test of frequencies notices, which is not among the quick ones',
  },
  {
    code: 'return arms === 0 ? 0 : DOMAIN_BONUS',
    reason: 'no domain has arms 0, so nothing is counted: it saves time',
  },
  { code: 'export const HIGHER_DIE', reason: 'a hand has two dice, so the second is the last' },
  { code: 'draw(state, move - DRAW);', reason: 'DRAW is 0' },
  { code: 'found[RIGHT * WORDS + i]', reason: 'RIGHT is 0' },
  { code: 'export const maxMoves', reason: 'a bound with room to spare: no position comes near half of it' },
  {
    code: 'boards[crown]! | boards[crown + 3]!',
    reason:
      'fills some territories without a crown too, which score nothing; squares with two crowns are among them still',
  },
];
