import type { Seat } from '@crownhold/core';
import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import { t } from '../app/language.ts';
import { Banner } from '../art/piece.tsx';

interface PadSeatsProps {
  readonly legend: string;
  /** Names and points, by seat. */
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly seat: Seat;
  readonly onChoose: (seat: Seat) => void;
}

/** Whose sheet is written down, with what each is worth. */
export function PadSeats({ legend, names, points, seat, onChoose }: PadSeatsProps): JSX.Element {
  return (
    <div class="pad-seats">
      <Choice
        name="pad-seat"
        legend={legend}
        values={points.map((_, at) => at)}
        value={seat}
        onChoose={onChoose}
        label={(at) => (
          <>
            <span class="pad-seat-name">
              <Banner seat={at} size={20} />
              <span>{names[at]}</span>
            </span>
            <b>{t.value('web-points', { points: points[at]! })}</b>
          </>
        )}
      />
    </div>
  );
}

/** The names that were typed, or numbers for those that were not. */
export function padNames(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => name.trim() || t.value('web-player', { number: seat + 1 }));
}
