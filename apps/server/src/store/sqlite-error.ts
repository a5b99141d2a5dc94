/** Primary result codes of SQLite, as far as the store treats them differently. */
const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
/** The index of the write-ahead log has no room; an extended code. */
const NO_ROOM_FOR_INDEX = 4874;

/** The primary result code of an error of `node:sqlite`; `undefined` for any other error. */
function resultCode(error: unknown): number | undefined {
  const { errcode } = error as { readonly errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

export function isBusy(error: unknown): boolean {
  return resultCode(error) === BUSY;
}

/** There was no room, and nothing was stored. */
export function isFull(error: unknown): boolean {
  return resultCode(error) === FULL;
}

/** There is no room. In the middle of a commit that would leave open what is stored. */
export function hasNoRoom(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return isFull(error) || code === 'ENOSPC' || errcode === NO_ROOM_FOR_INDEX;
}

export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
