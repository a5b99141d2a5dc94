import type { Seat } from '@crownhold/core';
import { type Colour, encodeMove } from '@crownhold/games/colours';
import { type ColoursAction, type ColoursInput, kingdomsFor } from '@crownhold/table/colours';
import type { Turn } from '../board.ts';

/** What is open beside the pending input. */
export interface ColoursFocus {
  /** The spell whose kingdoms are listed, if one is, and which of them. */
  readonly spell: ListedSpell | undefined;
  readonly pick: number;
  /** The seat whose sheet is looked at. */
  readonly shown: Seat;
}

export type ListedSpell = 'move' | 'split';
export type ColoursTurn = Turn<ColoursInput, ColoursFocus>;

export function restFocus({ draft }: ColoursInput): ColoursFocus {
  return { spell: undefined, pick: 0, shown: draft.seat };
}

export function closeList(focus: ColoursFocus): ColoursFocus {
  return { ...focus, spell: undefined, pick: 0 };
}

/** The kingdom pointed at, while a spell is open. */
export function pickedKingdom({ input, focus }: ColoursTurn): Colour | undefined {
  return focus.spell && kingdomsFor(input, focus.spell)[focus.pick];
}

/** [C31] [C33] The step that the spell would be in the kingdom pointed at. */
export function pickedSpell(turn: ColoursTurn) {
  const kingdom = pickedKingdom(turn);
  return kingdom && encodeMove({ kind: turn.focus.spell!, kingdom });
}

/** Lists the kingdoms that a spell can name. One that is chosen is let go; one that cannot be used says why. */
export function openSpell({ input, focus }: ColoursTurn, spell: ListedSpell) {
  const chosen = input.choices.find(({ kind }) => kind === spell);
  if (chosen) return { action: chosen as ColoursAction };
  if (kingdomsFor(input, spell).length > 0) return { focus: { ...focus, spell, pick: 0 } };
  const { state, seat } = input.base;
  const [kingdom] = state.atlas.map.kingdoms[state.homes[seat]!]!.neighbours;
  return { action: { kind: spell, kingdom: kingdom! } as const };
}
