/** `shared`: by the means of the device; `left`: somebody thought better of it; `none`: the page may use neither. */
export type HandedOver = 'shared' | 'left' | 'copied' | 'none';

interface Shared {
  readonly title: string;
  /** Stands before the link in a message. */
  readonly text?: string;
  readonly url: string;
}

/** Gives a link away: by the share sheet of a phone, or else by the clipboard. */
export async function handOver(shared: Shared): Promise<HandedOver> {
  if (matchMedia('(pointer: coarse)').matches && navigator.share !== undefined) {
    try {
      await navigator.share({ ...shared });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  try {
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'none';
  }
}
