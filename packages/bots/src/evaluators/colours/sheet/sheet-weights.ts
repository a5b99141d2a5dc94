/** What the evaluator of sheets takes things for: chances, and worths in points. */
export interface SheetWeights {
  // Chances in a round: a die of a certain colour is taken from a certain kingdom; a certain area is painted at all.
  readonly dieComes: number;
  readonly areaPainted: number;
  /** The same for an area that no base colour goes to, as a share. */
  readonly hardArea: number;
  /** Chance that a drop in hand comes to its best use. */
  readonly held: number;
  /** Chance that a match goes to a capital or monster beside its own colour. */
  readonly matched: number;
  /** Composite drops that bring a kingdom a new colour. */
  readonly newColour: number;
  /** Blots in a round, on a full sheet. */
  readonly blotsPerRound: number;
  /** Besides what they do for capitals, monsters and colours: by kind of spell, by base or composite colour. */
  readonly spells: readonly [number, number, number, number];
  readonly baseDrop: number;
  readonly compositeDrop: number;
  /** Drops of each composite colour for a blend, and for a round with its towers. */
  readonly blendDrops: number;
  readonly towerDrops: number;
  /** The rounds in which most spells and drops find their use. */
  readonly roundsToUse: number;
  // The chance to complete an achievement falls by a factor with each area that is missing; the less time, the steeper.
  readonly steepness: number;
  readonly haste: number;
  /** Of the areas missing to three kingdoms: most are painted on the way to other things. */
  readonly onTheWay: number;
  // An area that one base colour is left for counts as so many more, and one that none is left for.
  readonly oneBase: number;
  readonly noBase: number;
}

/** Those of `greedy`, by guess. */
export const GREEDY_WEIGHTS: SheetWeights = {
  dieComes: 0.04,
  areaPainted: 0.08,
  hardArea: 0.4,
  held: 0.8,
  matched: 0.15,
  newColour: 0.6,
  blotsPerRound: 0.4,
  spells: [0.5, 0.4, 0.3, 0.2],
  baseDrop: 0.4,
  compositeDrop: 0.25,
  blendDrops: 0.25,
  towerDrops: 0.03,
  roundsToUse: 2,
  steepness: 0.25,
  haste: 0.5,
  onTheWay: 0.5,
  oneBase: 0.4,
  noBase: 1.5,
};

/** Those of the levels without errors, found by games alone and for two. */
export const TUNED_WEIGHTS: SheetWeights = {
  dieComes: 0.054,
  areaPainted: 0.022,
  hardArea: 0.17,
  held: 0.82,
  matched: 0.077,
  newColour: 0.6,
  blotsPerRound: 0.69,
  spells: [1.07, 0.8, 0.91, 1.41],
  baseDrop: 0.17,
  compositeDrop: 0.31,
  blendDrops: 0.45,
  towerDrops: 0.006,
  roundsToUse: 0.9,
  steepness: 0.25,
  haste: 0.63,
  onTheWay: 0.5,
  oneBase: 0.59,
  noBase: 1.37,
};
