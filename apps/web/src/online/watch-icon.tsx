import type { JSX } from 'preact';

/** An eye. It is drawn as `Icon` draws, but comes with the tables of a server: the first screen has no room for it. */
export function WatchIcon(): JSX.Element {
  const eye = 'M6 33Q18 14 32 14q14 0 26 19-12 18-26 18Q18 51 6 33z';
  return (
    <svg class="icon" viewBox="0 0 64 64" width={24} height={24} aria-hidden="true" focusable="false">
      <path class="icon-flat" d={eye} transform="translate(2 2)" />
      <path class="icon-pen" d={`${eye}M32 23q9 1 10 10-1 9-10 9-9-1-10-9 1-9 10-10M32 31v.2`} />
    </svg>
  );
}
