import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { t } from '../app/language.ts';

const QUIET = 2;

/** A link as a picture for cameras: dark on light in every theme, or some cameras do not read it. */
export function QrPicture({ link }: { readonly link: string }): JSX.Element {
  const { size, path } = useMemo(() => drawn(link), [link]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.value('friends-qr')}>
      <rect width={size} height={size} class="qr-paper" />
      <path d={path} class="qr-ink" />
    </svg>
  );
}

function drawn(link: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(link, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
