/** What a quick player likes, in points; each by how it is at the beginning of a game and at its end. */
export const LIKINGS = [
  /** A side beside the same terrain. */
  'kin',
  /** A side beside anything, or beside the grid limit. */
  'closed',
  /** A cell that nothing can fill any more, and one that only one more side leads to. */
  'hole',
  'tight',
  /** A crown of another territory that could have grown here. */
  'blocked',
  /** A crown of the own territory for each open side that it gets. */
  'open',
  /** A square of a territory without crowns that is joined, by how many crowns its terrain has in the box. */
  'crownless',
  /** A side of the castle. */
  'castle',
  /** A row or column more of the kingdom. */
  'growth',
  /** A row or column more on one side of the castle than on the other, and the castle in the middle, if that counts. */
  'offCentre',
  'middle',
  /** Of a domino that is taken: each crown, each place farther behind in the order, and that it fits nowhere. */
  'crown',
  'delay',
  'misfit',
] as const;
export type Liking = (typeof LIKINGS)[number];

export type Taste = Readonly<Record<Liking, readonly [early: number, late: number]>>;

/** The index of each liking in a row of `spreadTaste`. */
export const AT = Object.fromEntries(LIKINGS.map((liking, at) => [liking, at])) as Readonly<Record<Liking, number>>;

/** A taste after each number of dominoes laid, from none to all. */
export function spreadTaste(taste: Taste, dominoes: number): readonly Float64Array[] {
  return Array.from({ length: dominoes + 1 }, (_, laid) =>
    Float64Array.from(LIKINGS, (liking) => {
      const [early, late] = taste[liking];
      return early + ((late - early) * laid) / dominoes;
    }),
  );
}

export const PLAIN_TASTE: Taste = {
  kin: [1.959, 0.02],
  closed: [0.133, 0.171],
  hole: [-0.539, -2.601],
  tight: [-1.067, -0.066],
  blocked: [-1.538, -0.182],
  open: [-0.019, 0.072],
  crownless: [-0.079, 0.446],
  castle: [0.061, 0.602],
  growth: [1.659, 0.326],
  offCentre: [-0.067, -0.063],
  middle: [7.448, 15.55],
  crown: [-0.158, -0.274],
  delay: [-0.03, -0.043],
  misfit: [-5.679, -7.597],
};
