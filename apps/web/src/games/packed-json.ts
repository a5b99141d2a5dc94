/** A stranger's text is refused before it costs anything: as text, and once more as it unfolds. */
const MOST_TEXT = 8000;
const MOST_BYTES = 64 * 1024;

const TEXT = /^[A-Za-z0-9_-]+$/;

/** JSON as a text that fits into an address. */
export async function packJson(json: object): Promise<string> {
  const packed = new Blob([JSON.stringify(json)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The object that a text carries, if it carries one; never more work than a short game is worth. */
export async function unpackJson(text: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (text.length > MOST_TEXT || !TEXT.test(text)) return undefined;
  try {
    const packed = new Blob([fromBase64Url(text)]).stream();
    const bytes = await readBounded(packed.pipeThrough(new DecompressionStream('deflate-raw')));
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A few signs can unfold to gigabytes: nobody reads on past the bound. */
async function readBounded(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return bytes.slice(0, length);
    if (length + value.length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('a link that unfolds to too much');
    }
    bytes.set(value, length);
    length += value.length;
  }
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
