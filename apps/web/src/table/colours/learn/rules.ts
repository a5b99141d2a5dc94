/** The rules of Colour Kingdoms by chapter, numbered as in docs/rules. */
export const CHAPTERS = [
  ['map', ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12']],
  ['dice', ['C13', 'C14', 'C15', 'C16']],
  ['rounds', ['C17', 'C18', 'C19', 'C20', 'C21', 'C22']],
  ['colouring', ['C23', 'C24', 'C25', 'C26', 'C27', 'C28', 'C29', 'C30']],
  ['spells', ['C31', 'C32', 'C33', 'C34']],
  ['end', ['C35', 'C36', 'C37', 'C38', 'C39', 'C40', 'C41', 'C42']],
  ['solo', ['C43', 'C44', 'C45', 'C46', 'C47']],
  ['steps', ['C48']],
] as const;

export type RuleId = (typeof CHAPTERS)[number][1][number];

export const RULES: readonly RuleId[] = CHAPTERS.flatMap(([, rules]): readonly RuleId[] => rules);

/** Rules of which something stands in no rulebook, or follows from others. */
const RULINGS = [
  ...(['C15', 'C16', 'C17', 'C22', 'C25', 'C29', 'C30', 'C31'] as const),
  ...(['C33', 'C38', 'C43', 'C44', 'C47', 'C48'] as const),
] as const satisfies readonly RuleId[];

/** The same rule, if we have added something to it. */
export function ruledOn(rule: RuleId): (typeof RULINGS)[number] | undefined {
  return RULINGS.find((ruled) => ruled === rule);
}

/** Rules that nothing can be tried of on a map, and why. */
export const WITHOUT_EXAMPLE = {
  C9: 'reason-of-numbers',
  C11: 'seen-on-every-map',
  C14: 'seen-in-every-throw',
  C42: 'compares-finished-games',
  C46: 'words-for-points',
  C48: 'notation-of-records',
} as const satisfies Partial<Readonly<Record<RuleId, string>>>;
