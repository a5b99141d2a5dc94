/** Where the page leaves what a notice says, in the language of whoever wants to be told: the worker has no texts. */
const CACHE = 'crownhold-notice';
const NAME = './turn-notice';

/** What is shown when it is somebody's turn. */
interface NoticeWords {
  readonly title: string;
  readonly body: string;
}

interface ShownNotice extends NoticeWords {
  /** One notice for each table. */
  readonly table: string;
}

export async function keepNoticeWords(caches: CacheStorage, words: NoticeWords): Promise<void> {
  await (await caches.open(CACHE)).put(NAME, Response.json(words));
}

export async function noticeWords(caches: CacheStorage): Promise<NoticeWords | undefined> {
  const kept = await (await caches.open(CACHE)).match(NAME);
  // Written by this page alone.
  return kept && ((await kept.json()) as NoticeWords);
}

/** What a push of the server says; nothing if it is none of ours, or nobody has asked to be told. */
export function noticeOf(text: string | undefined, words: NoticeWords | undefined): ShownNotice | undefined {
  const { kind, table } = fieldsOf(text);
  if (kind !== 'your-turn' || typeof table !== 'string' || !/^[0-9a-z]{16,32}$/.test(table)) return undefined;
  return words && { ...words, table };
}

function fieldsOf(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
