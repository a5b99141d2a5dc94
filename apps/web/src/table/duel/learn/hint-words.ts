import type { DuelHint, DuelTypes } from '@crownhold/table/duel';
import type { HintFace } from '../../face.ts';
export async function loadHintWords(): Promise<HintFace<DuelTypes, DuelHint>> {
  return { advice: () => '', reasons: () => [], anchor: () => '.thumb-action' };
}
