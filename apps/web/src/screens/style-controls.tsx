import type { JSX } from 'preact';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { ICONS, type IconName } from '../art/icon-paths.ts';
import { Banner } from '../art/piece.tsx';
import { SEATS } from './style-sizes.ts';

const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** Icons, buttons and fields. */
export function StyleControls(): JSX.Element {
  return (
    <>
      <div class="style-row">
        <div class="style-mini is-90">
          <Emblem />
        </div>
        {ICON_NAMES.map((name) => (
          <span key={name} class="style-icon" title={name}>
            <Icon name={name} size={20} />
            <Icon name={name} />
            <Icon name={name} size={64} />
          </span>
        ))}
      </div>
      <div class="style-row">
        <button type="button" class="is-main">
          <Icon name="confirm" /> Confirm
        </button>
        <button type="button">
          <Icon name="rotate" /> Rotate
        </button>
        <button type="button" class="is-icon" aria-label="Undo">
          <Icon name="undo" />
        </button>
        <button type="button" aria-pressed="true">
          Pressed
        </button>
        <button type="button" disabled>
          Disabled
        </button>
        <button type="button" class="is-quiet">
          Правила
        </button>
        {SEATS.map((seat) => (
          <span key={seat} class="chip">
            <Banner seat={seat} size={20} /> Богдана
          </span>
        ))}
        <label>
          <input type="checkbox" checked /> Patterns
        </label>
        <label>
          <input type="radio" checked /> Dark
        </label>
        <input class="style-input" placeholder="Name" aria-label="Name" />
        <select class="style-input" aria-label="Language">
          <option>Українська</option>
        </select>
      </div>
    </>
  );
}
