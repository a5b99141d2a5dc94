/** Times of the Duel in milliseconds, at the normal pace. */
export const DUEL_TIMES = {
  /** A banner hops onto a die that is taken; when all are, they slide to their hands one after the other. */
  take: { hop: 260, slide: 260, next: 60 },
  /** Four dice tumble, staggered; a person may look at blank dice for so long, others begin by themselves. */
  roll: { tumble: 700, next: 60, wait: 4000, pause: 600 },
  /** A die goes to its row, the pencil draws; a full row flashes, its sign flies, the other row is struck. */
  tick: { fly: 220, pencil: 160, flash: 300, sign: 350, strike: 250 },
  noTick: 500,
  /** The spellbook grows. */
  book: 220,
  /** A die shows another face; the plate of whoever is A changes its owner; two maps change places. */
  turn: 200,
  plate: 260,
  exchange: 300,
} as const;
