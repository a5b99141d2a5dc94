import type { JSX } from 'preact';

/**
 * What one plate prints. `tone`: the darker colour of the ground; `fill`: the ground's own colour, cut out of the tone;
 * `body`: the ground's colour inside a line of the tone; `petal`, `pollen`: ivory and gold without a line; `ink`: ink;
 * `pen`, `face`: a line of ink, and a thicker one; `ivory`, `gold`, `red`, `seat`: flat colours inside a line of ink;
 * `shade`: a thin darker line on a seat's colour; `fleck`: paper where the colour did not take.
 */
type Plate =
  | 'tone'
  | 'fill'
  | 'body'
  | 'petal'
  | 'pollen'
  | 'ink'
  | 'pen'
  | 'face'
  | 'ivory'
  | 'gold'
  | 'red'
  | 'seat'
  | 'shade'
  | 'fleck';

/** Plates in the order of printing, each with the path it prints. */
export type Drawing = readonly (readonly [Plate, string])[];

export function Print({ drawing }: { readonly drawing: Drawing }): JSX.Element {
  return (
    <>
      {drawing.map(([plate, path]) => (
        <path key={path} class={`plate-${plate}`} d={path} />
      ))}
    </>
  );
}
