import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds in the way of anybody: the rule, and the element that breaks it. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // Without frames it needs no second page, and nobody reads about all that is well.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`));
}
