import type { JSX } from 'preact';
import { type DieFace, DieFaceArt } from './die-face.tsx';
import './dice-tray.css';

export interface TrayDie {
  readonly key: string;
  readonly face: DieFace;
  readonly state: 'free' | 'taken' | 'chosen' | 'disabled';
  /** The seat that has it. */
  readonly owner?: number | undefined;
  /** The accessible name: what it shows, and whose it is. */
  readonly label: string;
}

export interface DiceTrayProps {
  readonly label: string;
  readonly dice: readonly TrayDie[];
  /** Also for dice that are taken or disabled: the answer may be why not. Without it the tray is only looked at. */
  readonly onPick?: ((index: number) => void) | undefined;
}

/** The dice of a throw in a row. It shows what it is given and knows no rules. */
export function DiceTray({ label, dice, onPick }: DiceTrayProps): JSX.Element {
  return (
    <fieldset class="dice-tray" aria-label={label}>
      {dice.map((die, index) => {
        const canPick = die.state === 'free' || die.state === 'chosen';
        const art = <TrayDieArt die={die} index={index} />;
        return onPick ? (
          <button
            key={die.key}
            type="button"
            class={`tray-die is-${die.state}`}
            aria-label={die.label}
            aria-pressed={die.state === 'chosen'}
            aria-disabled={!canPick}
            onClick={() => onPick(index)}
          >
            {art}
          </button>
        ) : (
          <span key={die.key} class={`tray-die is-${die.state}`} role="img" aria-label={die.label}>
            {art}
          </span>
        );
      })}
    </fieldset>
  );
}

function TrayDieArt({ die, index }: { readonly die: TrayDie; readonly index: number }): JSX.Element {
  return (
    <svg viewBox="0 0 72 80" aria-hidden="true" focusable="false">
      <g class="tray-die-body">
        <DieFaceArt face={die.face} cutting={index} />
      </g>
      {die.state === 'chosen' && <path class="tray-die-bar" d="M7 80C25 78.8 47 79 65 80" />}
      {die.owner !== undefined && <use href={`#art-banner-${die.owner % 4}`} transform="translate(42 46) scale(.5)" />}
    </svg>
  );
}
