import type { GameOptions, StateBuffer } from '@crownhold/core';
import { boundary } from './conformance/boundary.ts';
import { copying } from './conformance/copying.ts';
import { legality } from './conformance/legality.ts';
import { narration } from './conformance/narration.ts';
import { notation } from './conformance/notation.ts';
import { progress } from './conformance/progress.ts';
import { result } from './conformance/result.ts';
import { sampling } from './conformance/sampling.ts';
import { secrecy } from './conformance/secrecy.ts';
import { viewing } from './conformance/viewing.ts';
import type { ConformanceSpec, Property } from './property.ts';

const CHAPTERS = [
  legality,
  notation,
  copying,
  sampling,
  viewing,
  secrecy,
  progress,
  result,
  boundary,
  narration,
] as const;

/** What every game must do, one property a line. */
export function conformance<S extends StateBuffer, O extends GameOptions, E>(
  spec: ConformanceSpec<S, O, E>,
): readonly Property[] {
  return CHAPTERS.flatMap((chapter) => chapter(spec));
}
