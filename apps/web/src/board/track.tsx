import type { ComponentChildren, JSX } from 'preact';
import { Banner } from '../art/piece.tsx';
import './track.css';

interface TrackField {
  readonly key: string;
  /** Printed on the field: its number or its points. */
  readonly label: string;
  /** Drawn on the field instead of its label. */
  readonly node?: ComponentChildren;
  /** Nobody can reach it any more. */
  readonly isStruck?: boolean | undefined;
}

interface Runner {
  readonly seat: number;
  /** How many fields it has passed: 0 waits before the first. */
  readonly at: number;
  /** What a screen reader says of it. */
  readonly label?: string | undefined;
}

export interface TrackProps {
  /** The accessible name of the track. */
  readonly label: string;
  /** Stands before the first field: the arms of a spell, the sign of an achievement. */
  readonly head?: ComponentChildren;
  readonly fields: readonly TrackField[];
  readonly runners: readonly Runner[];
}

/** A strip of fields and how far each seat has come. */
export function Track({ label, head, fields, runners }: TrackProps): JSX.Element {
  return (
    <fieldset class="track" aria-label={label}>
      <div class="track-head">
        {head}
        <Flags runners={runners} at={0} />
      </div>
      <ol class="track-fields">
        {fields.map((field, index) => (
          <li key={field.key} class={field.isStruck ? 'track-field is-struck' : 'track-field'}>
            <span class="track-label">{field.node ?? field.label}</span>
            {runners
              .filter(({ at }) => at > index)
              .map(({ seat }) => (
                <i key={seat} class={`track-trail of-seat-${seat % 4}`} />
              ))}
            <Flags runners={runners} at={index + 1} />
          </li>
        ))}
      </ol>
      {runners.map(
        (runner) =>
          runner.label && (
            <span key={runner.seat} class="track-said">
              {runner.label}
            </span>
          ),
      )}
    </fieldset>
  );
}

function Flags({ runners, at }: { readonly runners: readonly Runner[]; readonly at: number }): JSX.Element {
  return (
    <>
      {runners
        .filter((runner) => runner.at === at)
        .map(({ seat }) => (
          <span key={seat} class={`track-flag at-seat-${seat % 4}`}>
            <Banner seat={seat} size={18} />
          </span>
        ))}
    </>
  );
}
