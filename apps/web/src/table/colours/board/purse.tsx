import type { Seat } from '@crownhold/core';
import { BLOTS, COLOURS, SPELL_NAMES, type State } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { WoodcutMark } from '../../../art/woodcuts.tsx';
import { purseText } from '../questions.ts';
import { Drop } from './drop.tsx';

/** What a seat has to spend, as pictures in a row: spells, tower drops, blots. */
export function Purse({ state, seat }: { readonly state: State; readonly seat: Seat }): JSX.Element {
  return (
    <p class="purse" role="img" aria-label={purseText(state, seat, t.value)}>
      {SPELL_NAMES.map((spell, index) => {
        const count = state.spells[seat * SPELL_NAMES.length + index]!;
        return count > 0 ? (
          <span key={spell} class="purse-item">
            <SpellStar number={index + 1} size={24} /> {count > 1 && `×${count}`}
          </span>
        ) : undefined;
      })}
      {COLOURS.map((colour, index) => {
        const count = state.drops[seat * COLOURS.length + index]!;
        return count > 0 ? (
          <span key={colour} class="purse-item">
            <Drop colour={colour} size={22} /> {count > 1 && `×${count}`}
          </span>
        ) : undefined;
      })}
      <span class="purse-item">
        <Blot size={22} /> {`${state.blots[seat]}/${BLOTS}`}
      </span>
    </p>
  );
}

export function SpellStar({ number, size }: { readonly number: number; readonly size: number }): JSX.Element {
  return (
    <svg class="spell-star" viewBox="-4 -7 72 72" width={size} height={size} aria-hidden="true" focusable="false">
      <WoodcutMark name="spell" text={`${number}`} isSmall={size < 34} />
    </svg>
  );
}

export function Blot({ size, isEmpty = false }: { readonly size: number; readonly isEmpty?: boolean }): JSX.Element {
  return (
    <svg
      class={isEmpty ? 'blot is-empty' : 'blot'}
      viewBox="-2 -2 68 68"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <WoodcutMark name="blot" isSmall />
    </svg>
  );
}
