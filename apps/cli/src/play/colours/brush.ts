import { type Refusal, refuse } from '@crownhold/core';
import {
  COLOURS,
  type Colour,
  colourCode,
  colourName,
  colours,
  encodeMove,
  hasSpell,
  isBase,
  SPELL_NAMES,
  type SpellName,
} from '@crownhold/games/colours';
import { bestArea } from './best.ts';
import type { ColoursHand } from './hand.ts';
import { type Brush, stepsOf } from './step.ts';

const COMPOSITES = COLOURS.filter((colour) => !isBase(colourCode(colour)));

/** [C34] Two drops of the die as one: green, violet, brown, and back to the die. */
export function toggleBlend(hand: ColoursHand): ColoursHand | Refusal {
  if (!canCast(hand, 'blend')) return refuse('C34', 'no-spell', { spell: 'blend' });
  if (hand.draft.state.left[hand.draft.seat]! < 2) return refuse('C34', 'two-drops');
  return turnBrush(hand, 'blend', COMPOSITES);
}

/** [C30] A drop of a tower: each colour that there is, and back to the die. */
export function toggleTower(hand: ColoursHand): ColoursHand | Refusal {
  const { state, seat } = hand.draft;
  const ready = COLOURS.filter((_, index) => state.drops[seat * COLOURS.length + index]! > 0);
  if (ready.length > 0) return turnBrush(hand, 'tower', ready);
  const colour = colourName(state.colours[seat]!);
  return colours.refusal(state, seat, encodeMove({ kind: 'tower', area: hand.area, colour, isMatch: false }))!;
}

/** [C32] The next drop may lie beside its own colour. */
export function toggleMatch(hand: ColoursHand): ColoursHand | Refusal {
  if (!hand.isMatch && !canCast(hand, 'match')) return refuse('C32', 'no-spell', { spell: 'match' });
  return { ...hand, isMatch: !hand.isMatch };
}

/** [C31] [C33] Lists the kingdoms that a spell can name, or tells why it cannot be used. */
export function openSpell(hand: ColoursHand, spell: 'move' | 'split'): ColoursHand | Refusal {
  if (stepsOf(hand.draft, spell).length > 0) return { ...hand, spell, pick: 0 };
  const { state, seat } = hand.draft;
  const { neighbours } = state.atlas.map.kingdoms[state.homes[seat]!]!;
  return colours.refusal(state, seat, encodeMove({ kind: spell, kingdom: neighbours[0]! }))!;
}

export function canCast({ draft }: ColoursHand, spell: SpellName): boolean {
  return hasSpell(draft.state, draft.seat, SPELL_NAMES.indexOf(spell));
}

function turnBrush(hand: ColoursHand, kind: 'blend' | 'tower', list: readonly Colour[]): ColoursHand {
  const { brush } = hand;
  const colour = list[brush.kind === kind ? list.indexOf(brush.colour) + 1 : 0];
  const next: Brush = colour ? { kind, colour } : { kind: 'paint' };
  const turned = { ...hand, brush: next, isMatch: false };
  return { ...turned, area: bestArea(turned) ?? hand.area };
}
