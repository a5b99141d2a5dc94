import {
  fault,
  type GameRecord,
  isFault,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordFault,
  readRecord,
} from '@crownhold/core';

/** Of the address: longer ones get lost in messengers and in the bars of browsers. */
export const MOST_LINK = 2000;

/** A stranger's link is refused before it costs anything: as text, and once more as it unfolds. */
const MOST_TEXT = 8000;
const MOST_BYTES = 64 * 1024;

/** The first sign says how the rest is written. */
const WAY = '1';
const TEXT = /^1[A-Za-z0-9_-]+$/;
const FIELDS = ['game', 'rulesVersion', 'options', 'players', 'steps'];
/** No step has this in it: it separates the steps of a turn. */
const BETWEEN = ';';

/** The steps of a record and who played them, as the end of a link. The proof of chance does not fit into one. */
export async function formatLink({ game, rulesVersion, options, players, steps }: GameRecord): Promise<string> {
  const json = JSON.stringify({ game, rulesVersion, options, players, steps: steps.join(BETWEEN) });
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return WAY + base64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The record that a link carries; strict, and never more work than a short game is worth. */
export async function parseLink(text: string): Promise<GameRecord | RecordFault> {
  if (text.length > MOST_TEXT || !TEXT.test(text)) return broken();
  const json = await unfold(text.slice(WAY.length));
  if (json === undefined || !Object.keys(json).every((field) => FIELDS.includes(field))) return broken();
  const { steps } = json;
  if (typeof steps !== 'string') return broken();
  const record = readRecord({
    ...json,
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    steps: steps === '' ? [] : steps.split(BETWEEN),
  });
  return isFault(record) ? broken() : record;
}

function broken(): RecordFault {
  return fault('R1', 'not-json');
}

async function unfold(text: string): Promise<Readonly<Record<string, unknown>> | undefined> {
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
