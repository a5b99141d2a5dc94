import type { ComponentChildren, JSX } from 'preact';
import { round, wobble } from '../mark.ts';

const GOUGES = 130;
const FLECKS = 170;

/** Short cuts around the middle, left by the gouge where the block was cleared. */
function gouges(): string {
  let path = '';
  for (let i = 0; i < GOUGES; i++) {
    const angle = Math.PI * wobble(1, i);
    const reach = 0.7 + 0.3 * wobble(2, i);
    const [x, y] = [160 + 152 * reach * Math.cos(angle), 112 + 100 * reach * Math.sin(angle)];
    const length = 5 + 4 * wobble(3, i);
    path += `M${Math.round(x)} ${Math.round(y)}l${round(-length * Math.sin(angle))} ${round(0.7 * length * Math.cos(angle))}`;
  }
  return path;
}

/** Where the ink did not take: specks of bare paper. */
function flecks(): string {
  let path = '';
  for (let i = 0; i < FLECKS; i++) {
    const [x, y] = [160 + 150 * wobble(4, i), 110 + 100 * wobble(5, i)];
    path += `M${Math.round(x)} ${Math.round(y)}l${round(wobble(6, i))} ${round(wobble(7, i))}`;
  }
  return path;
}

const SHAPE =
  'M12 128L10 108 16 82 26 64 44 46 70 32 98 22 132 14 168 9 206 10 240 18 268 31 290 49 304 72 311 98 310 128 302 152 288 174 266 190 236 201 198 209 160 212 118 210 82 204 52 194 30 176 17 152Z';

/** The frame of a scene: a patch of sunk paper, what is printed on it, and the traces of the press. */
export function Backdrop({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true">
      <path d={SHAPE} fill="var(--paper-sunk)" stroke="var(--paper-sunk)" stroke-width="4" stroke-linejoin="round" />
      <path d={gouges()} stroke="var(--paper)" stroke-width="1.4" stroke-linecap="round" />
      {children}
      <path d={flecks()} stroke="var(--paper-sunk)" stroke-width=".9" stroke-linecap="round" pointer-events="none" />
    </svg>
  );
}
