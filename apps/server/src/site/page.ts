import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { firstScreenFile, type Language, localisePage, type Translate, withFirstScreen } from '@crownhold/i18n';
import { formatPreview } from '@crownhold/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_CONTROL } from './headers.ts';
import { type Invitation, readPreview, withInvitation } from './invitation-preview.ts';
import { publicOrigin } from './public-origin.ts';
import { requestLanguage } from './request-language.ts';

const PACKERS: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

interface PageOptions {
  readonly folder: string;
  speak(language: Language): Translate;
  /** Where others find the tables of this server; empty if only this machine does, missing if there are none. */
  tables?(): string;
  /** Whether there is a public list of them. */
  readonly hasPublicList?: boolean;
  /** What the token of an invitation's preview may tell. */
  invitation?(table: string, token: string): Promise<Invitation | undefined>;
}

const TABLE = /^[0-9a-z]{16,32}$/;

/** The page itself, in the language of the reader. It is read for every request: a new build needs no new start. */
export function servePage(app: FastifyInstance, options: PageOptions): void {
  const { folder, speak, tables, hasPublicList = false } = options;
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = requestLanguage(request.query, request.headers['accept-language']);
    const html = await readPage(folder, language);
    if (html === undefined) return reply.callNotFound();
    const localised = withTables(localisePage(html, language, speak), tables?.(), hasPublicList);
    const inviting = await withPreview(localised, request.query, options);
    if (inviting !== localised) reply.header('x-robots-tag', 'noindex');
    const page = withAddresses(inviting, publicOrigin(request.headers) ?? tables?.());
    const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': CACHE_CONTROL.other, vary: 'accept-encoding, accept-language', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const coding = codingOf(request.headers['accept-encoding']);
    if (coding !== undefined) reply.header('content-encoding', coding);
    return reply.type('text/html; charset=utf-8').send(coding === undefined ? page : await PACKERS[coding]!(page));
  };
  app.get('/', send);
  app.get('/index.html', send);
  // A link to a table. Browsers keep its fragment, with the secret, when they are sent on.
  app.get<{ Params: { readonly table: string } }>('/table/:table', (request, reply) => {
    const { table } = request.params;
    if (!TABLE.test(table)) return reply.callNotFound();
    const preview = readPreview({ ...Object(request.query), table });
    const from = preview ? `&from=${formatPreview(preview)}` : '';
    return reply.header('cache-control', 'no-store').redirect(`/?table=${table}${from}`, 302);
  });
}

/** For messengers, which show the head of the page beside a link. */
async function withPreview(page: string, query: unknown, { speak, invitation }: PageOptions): Promise<string> {
  const preview = readPreview(query);
  const found = preview && (await invitation?.(preview.table, preview.token));
  return found ? withInvitation(page, preview, found, speak) : page;
}

/** Tells the page that there are tables behind it, how links to them begin, and whether there is a public list. */
function withTables(page: string, origin: string | undefined, hasPublicList: boolean): string {
  if (origin === undefined) return page;
  return page.replace(/<html(?=[ >])/, `<html data-tables="${origin}"${hasPublicList ? ' data-public-list' : ''}`);
}

/** With the first screen in the reader's language, if the build has drawn one. */
async function readPage(folder: string, language: Language): Promise<string | undefined> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
  const [html, screen] = await Promise.all([read('index.html'), read(firstScreenFile(language))]);
  return html === undefined || screen === undefined ? html : withFirstScreen(html, screen);
}

/** Link previews need whole addresses. */
function withAddresses(page: string, origin: string | undefined): string {
  if (!origin) return page;
  return page.replace(/(<meta property="og:(?:url|image)" content=")\.?\//g, `$1${origin}/`);
}

function codingOf(header: string | string[] | undefined): string | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  return Object.keys(PACKERS).find((coding) => accepted.includes(coding));
}
