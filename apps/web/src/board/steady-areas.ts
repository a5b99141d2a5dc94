import type { SheetArea } from './sheet-data.ts';

/** Areas that look as before are the ones of before: whatever was drawn for them stays as it is. */
export function steadyAreas(
  before: readonly SheetArea[] | undefined,
  areas: readonly SheetArea[],
): readonly SheetArea[] {
  if (before === areas || before?.length !== areas.length) return areas;
  const steady = areas.map((area, at) => (isSame(before[at]!, area) ? before[at]! : area));
  return steady.every((area, at) => area === before[at]) ? before : steady;
}

function isSame(one: SheetArea, other: SheetArea): boolean {
  const { sign, ...look } = one;
  const keys = Object.keys(look) as (keyof typeof look)[];
  return keys.every((key) => one[key] === other[key]) && isSameSign(sign, other.sign);
}

function isSameSign(one: SheetArea['sign'], other: SheetArea['sign']): boolean {
  return (
    one?.name === other?.name &&
    one?.colour === other?.colour &&
    one?.letter === other?.letter &&
    one?.text === other?.text
  );
}
