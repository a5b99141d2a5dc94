/** Of all messages. A change that an older client cannot read raises it. */
export const VERSION = 1;

/** The server speaks the version before, too: pages stay open for days while servers are replaced. */
export const SPOKEN_VERSIONS: readonly number[] = [VERSION - 1, VERSION].filter((version) => version > 0);

export function isSpoken(version: number): boolean {
  return SPOKEN_VERSIONS.includes(version);
}
