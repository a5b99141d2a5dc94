/** The rules of Kingdomino by chapter, numbered as in docs/rules. */
export const CHAPTERS = [
  ['material', ['K1', 'K2', 'K3', 'K4']],
  ['setup', ['K5', 'K6', 'K7']],
  ['round', ['K8', 'K9', 'K10', 'K11']],
  ['placing', ['K12', 'K13', 'K14', 'K15']],
  ['scoring', ['K16', 'K17']],
  ['variants', ['K18', 'K19', 'K20', 'K21']],
] as const;

export type RuleId = (typeof CHAPTERS)[number][1][number];

export const RULES: readonly RuleId[] = CHAPTERS.flatMap(([, rules]) => rules);

/** Rules of which something stands in neither rulebook. */
const RULINGS = ['K3', 'K5', 'K11', 'K15', 'K17', 'K18', 'K20', 'K21'] as const satisfies readonly RuleId[];

/** The same rule, if we have added something to it. */
export function ruledOn(rule: RuleId): (typeof RULINGS)[number] | undefined {
  return RULINGS.find((ruled) => ruled === rule);
}
