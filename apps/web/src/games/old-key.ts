/** Whether older versions of the page kept a game under this key. */
export function isOldGame(key: string): boolean {
  return key.startsWith('crownhold.game.');
}
