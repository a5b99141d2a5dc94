import type { Seat } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { MiniBoard } from '../board/mini-board.tsx';
import { kingdomSquares, squareFrame } from './kingdom-picture.ts';
import { shownState, type TableState } from './table-state.ts';

interface OthersPanelProps {
  readonly state: TableState;
  readonly onEnlarge: (seat: Seat) => void;
}

/** The other kingdoms as small live pictures; a tap enlarges one. */
export function OthersPanel({ state, onEnlarge }: OthersPanelProps): JSX.Element {
  const say = t.value;
  const shown = shownState(state);
  const { chairs, front } = state;
  const others = chairs.map((_, step) => (front + step) % chairs.length).slice(1);
  return (
    <ul class="others">
      {others.map((seat) => {
        const { name } = chairs[seat]!;
        const points = kingdomino.score(shown, seat);
        const isAsked = askedSeat(state) === seat;
        return (
          <li key={seat}>
            <button type="button" class={isAsked ? 'other is-asked' : 'other'} onClick={() => onEnlarge(seat)}>
              <span class="other-picture" aria-hidden="true">
                <MiniBoard
                  label={name}
                  frame={squareFrame(shown, seat, shown.grid.size)}
                  squares={kingdomSquares(shown, seat)}
                />
              </span>
              <span class="other-name">
                <Banner seat={seat} size={20} />
                <span class="name">{name}</span>
                {chairs[seat]!.bot !== undefined && <Icon name="bot" size={16} />}
              </span>
              <span class="other-points">{points}</span>
              <span class="unseen">{say('web-enlarge', { name })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whoever is asked now. */
export function askedSeat({ mode, front }: TableState): Seat | undefined {
  if (mode.kind === 'turn') return front;
  return mode.kind === 'bot' || mode.kind === 'stuck' ? mode.seat : undefined;
}
