/** The rules of the Duel by chapter, numbered as in docs/rules. */
export const CHAPTERS = [
  ['material', ['D1', 'D2', 'D3', 'D4']],
  ['dice', ['D5', 'D6']],
  ['drawing', ['D7', 'D8', 'D9', 'D10']],
  ['spellbook', ['D11', 'D12', 'D13']],
  ['powers', ['D14', 'D15', 'D16', 'D17']],
  ['end', ['D18', 'D19', 'D20', 'D21']],
] as const;

export type RuleId = (typeof CHAPTERS)[number][1][number];

export const RULES: readonly RuleId[] = CHAPTERS.flatMap(([, rules]) => rules);

/** Rules of which something stands in neither rulebook. */
const RULINGS = [
  ...(['D4', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12'] as const),
  ...(['D14', 'D15', 'D16', 'D18', 'D19'] as const),
] as const satisfies readonly RuleId[];

/** The same rule, if we have added something to it. */
export function ruledOn(rule: RuleId): (typeof RULINGS)[number] | undefined {
  return RULINGS.find((ruled) => ruled === rule);
}
