import type { JSX } from 'preact';
import { ICONS, type IconName } from './icon-paths.ts';
import './icon.css';

interface IconProps {
  readonly name: IconName;
  /** Side in pixels, 24 unless told. */
  readonly size?: number;
}

/** A sign in the colour of the text around it. It says nothing aloud: its button carries the words. */
export function Icon({ name, size = 24 }: IconProps): JSX.Element {
  const [pen, flat] = ICONS[name];
  return (
    <svg class="icon" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      {flat !== '' && <path class="icon-flat" d={flat} transform="translate(2 2)" />}
      <path class="icon-pen" d={pen + flat} />
    </svg>
  );
}
