import { diceIn } from '@crownhold/games/duel';
import { chosenDice } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Banner } from '../../../art/piece.tsx';
import { Dialog } from '../../dialog.tsx';
import { nameOf } from '../../words.ts';
import type { ShownDuel } from '../duel-table.ts';
import { type RaceRow, raceOf } from '../spellbook-race.ts';
import { boardState } from '../task.ts';
import { SpellbookRow } from './spellbook-row.tsx';

/** The spellbook as a strip; a tap opens it as a sheet with the sentences. */
export function Spellbook({ shown }: { readonly shown: ShownDuel }): JSX.Element {
  const say = t.value;
  const [isOpen, setOpen] = useState(false);
  const rows = rowsOf(shown);
  // While it is ticked it lies over the map.
  const isTold = shown.stage.kind === 'telling' && shown.view.phase === 'lightning';
  return (
    <section class={isTold ? 'duel-book is-told' : 'duel-book'} aria-label={say('duel-spellbook')}>
      {isTold && <BookNames shown={shown} />}
      <ol class="book-rows">
        {rows.map((row) => (
          <SpellbookRow key={row.arms} row={row} front={shown.front} chairs={shown.chairs} />
        ))}
      </ol>
      <button type="button" class="book-open" aria-label={say('duel-spellbook')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={say('duel-spellbook')} class="duel-sheet book-sheet" onClose={() => setOpen(false)}>
          <BookNames shown={shown} />
          <ol class="book-rows">
            {rows.map((row) => (
              <SpellbookRow key={row.arms} row={row} front={shown.front} chairs={shown.chairs} />
            ))}
          </ol>
        </Dialog>
      )}
    </section>
  );
}

/** Whose boxes are whose, over the columns. */
function BookNames({ shown: { front, chairs } }: { readonly shown: ShownDuel }): JSX.Element {
  return (
    <p class="book-names" aria-hidden="true">
      {[front, 1 - front].map((seat) => (
        <span key={seat} class="book-name" data-seat={seat}>
          <Banner seat={seat} size={18} />
          <span class="name">{nameOf(chairs, seat)}</span>
        </span>
      ))}
    </p>
  );
}

/** With the ticks that the dice chosen, or in hand, would bring; not after a pass that ticks nothing. */
function rowsOf({ input, view, front }: ShownDuel): readonly RaceRow[] {
  const state = boardState(input, view);
  if (state.phase === 'lightning' || state.phase === 'over') return raceOf(state, [[], []]);
  const dice = [0, 1].map((seat) => diceIn(state.hands[seat]!));
  const chosen = input && state.phase !== 'draw' ? chosenDice(input.choices) : [];
  return raceOf(
    state,
    dice.map((own, seat) => (seat === front ? [...own, ...chosen] : own)),
  );
}
