interface Row {
  readonly arms: string;
  readonly squares: number;
  readonly spell: string;
}

/** D4 */
const ROWS: readonly Row[] = [
  { arms: 'dot', squares: 5, spell: 'free' },
  { arms: 'stripe', squares: 5, spell: 'split' },
  { arms: 'double-dot', squares: 4, spell: 'pair' },
  { arms: 'double-stripe', squares: 4, spell: 'turn' },
  { arms: 'black', squares: 3, spell: 'domains' },
  { arms: 'quarters', squares: 3, spell: 'cross' },
];

/** D11: in the order in which somebody who wins both at once uses them. */
const LIGHTNING: readonly string[] = ['domains', 'cross'];

/** One player's side of the spellbook. */
export interface Page {
  /** By arms. */
  ticks: Record<string, number>;
  won: Set<string>;
  used: Set<string>;
}

export function createPage(): Page {
  const ticks: Record<string, number> = {};
  for (const { arms } of ROWS) ticks[arms] = 0;
  return { ticks, won: new Set(), used: new Set() };
}

export function copyPage({ ticks, won, used }: Page): Page {
  return { ticks: { ...ticks }, won: new Set(won), used: new Set(used) };
}

export function tick(own: Page, other: Page, arms: string): void {
  const { squares, spell } = ROWS.find((row) => row.arms === arms)!;
  // D11: lost in a row that is won or just filled; D13: or struck out, which the other player's win does.
  if (own.won.has(spell) || other.won.has(spell)) return;
  own.ticks[arms]! += 1;
  if (own.ticks[arms] === squares) own.won.add(spell); // D13
}

/** D14: won and not yet used. */
export function hasSpell(page: Page, spell: string): boolean {
  return page.won.has(spell) && !page.used.has(spell);
}

/** D14: the lightning spells that must be used now. */
export function lightningDue(page: Page): string[] {
  return LIGHTNING.filter((spell) => hasSpell(page, spell));
}

/** In the order of D4. */
export function inOrder(spells: ReadonlySet<string>): string[] {
  return ROWS.map(({ spell }) => spell).filter((spell) => spells.has(spell));
}
