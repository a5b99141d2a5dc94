/** A mutant that no test can or need notice: its file, a piece of the line it changes, what it makes of that, and why. */
interface Survivor {
  /** Below `packages/games/src`. */
  readonly file: string;
  readonly code: string;
  readonly mutant: string;
  readonly reason: string;
}

const BEYOND =
  'one step too far writes beyond the end of a typed array, or reads `undefined` there, and neither does anything';
const NO_DIE = 'there is no fifth die: its bit is never set';
const NO_KINGDOM = 'there is no seventh kingdom: its bit is never set';

const SURVIVORS: readonly Survivor[] = [
  { file: 'kingdomino/rules.ts', code: 'at < LINE; at++) {', mutant: 'at <= LINE', reason: BEYOND },
  { file: 'kingdomino/rules.ts', code: 'seat < state.seats; seat++) {', mutant: 'seat <= state.seats', reason: BEYOND },
  { file: 'kingdomino/rules.ts', code: 'if (state.kings[seat]! > 0)', mutant: 'seat <= state.seats', reason: BEYOND },
  { file: 'kingdomino/rules.ts', code: 'draw(state, move - DRAW);', mutant: 'move + DRAW', reason: 'DRAW is 0' },
  {
    file: 'kingdomino/rules.ts',
    code: 'export const maxMoves',
    mutant: '2 / 2',
    reason: 'a bound with room to spare: no position comes near half of it',
  },
  {
    file: 'kingdomino/placement.ts',
    code: 'state.extents.fill(0, seat * 4, seat * 4 + 4);',
    mutant: 'seat / 4',
    reason: 'clears the seats before this one too, which have been cleared a moment ago',
  },
  {
    file: 'kingdomino/placement.ts',
    code: 'found[RIGHT * WORDS + i]',
    mutant: 'RIGHT / WORDS',
    reason: 'RIGHT is 0',
  },
  { file: 'kingdomino/scoring.ts', code: 'i < WORDS; i++) {', mutant: 'i <= WORDS', reason: BEYOND },
  {
    file: 'kingdomino/scoring.ts',
    code: 'boards[crown]! | boards[crown + 3]!',
    mutant: 'crown - 3',
    reason:
      'fills some territories without a crown too, which score nothing; squares with two crowns are among them still',
  },

  {
    file: 'duel/drawing.ts',
    code: 'const addsFree =',
    mutant: 'true',
    reason: 'matters only to a state read with a split announced that has no place, which no play reaches',
  },
  {
    file: 'duel/drawing.ts',
    code: 'stage < AT_TURN &&',
    mutant: 'stage <= AT_TURN',
    reason: 'after a turn the spell is used, so it is not offered again',
  },
  {
    file: 'duel/drawing.ts',
    code: 'stage < AT_CASTLE &&',
    mutant: 'stage <= AT_CASTLE',
    reason: 'after the castle it is used, so it is not offered again',
  },
  {
    file: 'duel/drawing.ts',
    code: 'stage < AT_FREE &&',
    mutant: 'stage <= AT_FREE',
    reason: 'after free the spell is used, so it is not offered again',
  },
  {
    file: 'duel/drawing.ts',
    code: 'stage < AT_SPLIT &&',
    mutant: 'stage <= AT_SPLIT',
    reason: 'after split the spell is used, so it is not offered again',
  },
  {
    file: 'duel/drawing.ts',
    code: 'stage < AT_SPLIT &&',
    mutant: 'true',
    reason: 'split is the last stage, and after it the spell is used, so it is not offered again',
  },
  {
    file: 'duel/drawing.ts',
    code: 'export const HIGHER_DIE',
    mutant: '+1',
    reason: 'a hand has two dice, so the second is the last',
  },
  { file: 'duel/placement.ts', code: 'i < 2 * DIRECTIONS; i++)', mutant: 'i <= 2 * DIRECTIONS', reason: BEYOND },
  {
    file: 'duel/placement.ts',
    code: '< CELL_COUNT; o',
    mutant: '<= CELL_COUNT',
    reason: 'a cell beyond the map is empty in no map',
  },
  {
    file: 'duel/rules.ts',
    code: 'Array.from({ length: ALL_DICE + 1 }',
    mutant: 'ALL_DICE - 1',
    reason: 'the sets left out are no pairs',
  },
  { file: 'duel/rules.ts', code: 'die < DIE_COUNT; die++) {', mutant: 'die <= DIE_COUNT', reason: BEYOND },
  {
    file: 'duel/rules.ts',
    code: 'die < DIE_COUNT; die++) out[die]',
    mutant: 'die <= DIE_COUNT',
    reason: 'the first pair is written over it, or it is not counted',
  },
  {
    file: 'duel/rules.ts',
    code: 'i < PAIRS.length; i++) out[DIE_COUNT + i]',
    mutant: 'i <= PAIRS.length',
    reason: 'what is written after the last pair is not counted',
  },
  {
    file: 'duel/scoring.ts',
    code: 'return arms === 0 ? 0 : DOMAIN_BONUS',
    mutant: 'false',
    reason: 'no domain has arms 0, so nothing is counted: it saves time',
  },
  { file: 'duel/spellbook.ts', code: 'die < DICE; die++) if ((dice >> die)', mutant: 'die <= DICE', reason: NO_DIE },

  {
    file: 'colours/achievements.ts',
    code: 'achievement < ROWS; achievement++) {',
    mutant: 'achievement <= ROWS',
    reason: 'the last seat has no such row, so the open place is not a number, and a byte that is given one stays 0',
  },
  {
    file: 'colours/achievements.ts',
    code: 'seat < state.seats; seat++) {',
    mutant: 'seat <= state.seats',
    reason: BEYOND,
  },
  {
    file: 'colours/painting.ts',
    code: 'kingdom < KINGDOMS; kingdom++) {',
    mutant: 'kingdom <= KINGDOMS',
    reason: NO_KINGDOM,
  },
  {
    file: 'colours/painting.ts',
    code: 'if ((open >> kingdom) & 1)',
    mutant: 'kingdom <= KINGDOMS',
    reason: NO_KINGDOM,
  },
  {
    file: 'colours/painting.ts',
    code: 'if (drops !== 0) {',
    mutant: 'true',
    reason: 'without a drop of a tower nothing is listed: it saves time',
  },
  { file: 'colours/rules.ts', code: 'seat < seats; seat++)', mutant: 'seat <= seats', reason: BEYOND },
  { file: 'colours/rules.ts', code: 'at < spells.length; at++)', mutant: 'at <= spells.length', reason: BEYOND },
  { file: 'colours/rules.ts', code: 'at < drops.length; at++)', mutant: 'at <= drops.length', reason: BEYOND },
  { file: 'colours/rules.ts', code: 'if (state.blots[seat]! < BLOTS)', mutant: 'seat <= state.seats', reason: BEYOND },
  { file: 'colours/rules.ts', code: 'die < DICE; die++) {', mutant: 'die <= DICE', reason: NO_DIE },
  {
    file: 'colours/rules.ts',
    code: 'kingdom < KINGDOMS; kingdom++) {',
    mutant: 'kingdom <= KINGDOMS',
    reason: NO_KINGDOM,
  },
  {
    file: 'colours/scoring.ts',
    code: 'if (wanted[area] === 0) continue;',
    mutant: 'false',
    reason: 'what wants no colour is worth nothing: it saves time',
  },
  {
    file: 'colours/visibility.ts',
    code: 'seat < state.seats; seat++) {',
    mutant: 'seat <= state.seats',
    reason: BEYOND,
  },
  { file: 'colours/visibility.ts', code: 'at < spells.length; at++)', mutant: 'at <= spells.length', reason: BEYOND },
  { file: 'colours/visibility.ts', code: 'at < drops.length; at++)', mutant: 'at <= drops.length', reason: BEYOND },
];

/** Why a mutant may live, if there is a reason: what one mutant of a line may do, another may not. */
export function survivorReason(file: string, line: string, replacement: string): string | undefined {
  return SURVIVORS.find(
    ({ file: name, code, mutant }) => file.endsWith(`/${name}`) && line.includes(code) && replacement.includes(mutant),
  )?.reason;
}
