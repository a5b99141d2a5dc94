import { boundaryDefects } from './defects/boundary.ts';
import { copyingDefects } from './defects/copying.ts';
import type { Defects } from './defects/defect.ts';
import { legalityDefects } from './defects/legality.ts';
import { narrationDefects } from './defects/narration.ts';
import { notationDefects } from './defects/notation.ts';
import { progressDefects } from './defects/progress.ts';
import { resultDefects } from './defects/result.ts';
import { samplingDefects } from './defects/sampling.ts';
import { secrecyDefects } from './defects/secrecy.ts';
import { viewingDefects } from './defects/viewing.ts';

/** Mistakes planted in the toy, by the name of the property that must report them. */
export const DEFECTS: Defects = {
  ...legalityDefects,
  ...notationDefects,
  ...copyingDefects,
  ...samplingDefects,
  ...viewingDefects,
  ...secrecyDefects,
  ...progressDefects,
  ...resultDefects,
  ...boundaryDefects,
  ...narrationDefects,
};
