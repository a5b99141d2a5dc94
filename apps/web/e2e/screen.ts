import type { Language } from '@crownhold/i18n';
import type { Page } from 'playwright-core';

/** A screen, and how to come to it. */
export interface Screen {
  readonly name: string;
  /** Where the way to it begins: what stands behind the hash. */
  readonly route: string;
  /** The rest of the way, if the route is not all. */
  readonly go?: (page: Page, language: Language) => Promise<void>;
}
