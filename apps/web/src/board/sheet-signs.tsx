import type { JSX } from 'preact';
import { WoodcutMark } from '../art/woodcuts.tsx';
import { kept } from './kept.ts';
import { AreaSigns } from './sheet-area.tsx';
import type { Post, SheetArea } from './sheet-data.ts';

interface SheetSignsProps {
  readonly areas: readonly SheetArea[];
  readonly posts: readonly Post[] | undefined;
  /** Finer lines would run together. */
  readonly isSmall?: boolean | undefined;
}

const POST = 40;
// The areas say what stands on them.
const SILENT = { 'aria-hidden': true } as const;

/** What stands on the areas and between them; in the box the capitals alone. */
export const SheetSigns = kept(({ areas, posts, isSmall }: SheetSignsProps): JSX.Element => {
  const signs = (of: (area: SheetArea) => boolean) =>
    areas
      .filter(of)
      .map((area) => <AreaSigns key={area.id} area={area} isCrowded={hasPostBeside(area, posts)} isSmall={isSmall} />);
  return (
    <>
      <g class="sheet-signs" {...SILENT}>
        {signs(isCapital)}
      </g>
      <g class="sheet-signs sheet-fades" {...SILENT}>
        {signs((area) => !isCapital(area))}
      </g>
      <g class="sheet-fades">
        {posts?.map(({ key, at, sign, label, isDone }) => (
          <g
            key={key}
            data-post={key}
            class={isDone ? 'sheet-post is-done' : 'sheet-post'}
            transform={`translate(${at[0] - POST / 2} ${at[1] - POST / 2}) scale(${POST / 64})`}
          >
            <title>{label}</title>
            <WoodcutMark {...sign} isSmall={isSmall} />
          </g>
        ))}
      </g>
    </>
  );
});

function isCapital({ sign }: SheetArea): boolean {
  return sign?.name === 'capital';
}

/** A post near the foot of a sign would hide a letter. */
function hasPostBeside({ centre: [x, y] }: SheetArea, posts: SheetSignsProps['posts']): boolean {
  return posts?.some(({ at }) => Math.abs(Math.abs(at[0] - x) - 30) < 36 && Math.abs(at[1] - y - 26) < 36) ?? false;
}
