import { expect, it } from 'vitest';
import { createFolder, startServer } from '../../test/server.ts';
import { WireClient } from '../../test/wire-client.ts';

const HTML = `<!doctype html><html lang="en"><head>
<title data-text="web-title">Crownhold</title>
<meta name="description" data-text="web-description" content="">
<meta property="og:locale" content="en_GB">
<meta property="og:url" content="./">
<meta property="og:title" data-text="web-title" content="">
<meta property="og:description" data-text="web-description" content="">
<meta property="og:image" content="/preview.png">
</head></html>`;
const OUTSIDE = { host: 'example.org' };

function headOf(page: string): Readonly<Record<string, string | undefined>> {
  const meta = (name: string) => new RegExp(`="${name}"[^>]*content="([^"]*)"`).exec(page)?.[1];
  const names = ['og:title', 'og:description', 'description', 'og:locale', 'og:url', 'og:image'];
  return {
    title: /<title[^>]*>([^<]*)/.exec(page)?.[1],
    ...Object.fromEntries(names.map((name) => [name, meta(name)])),
  };
}

async function invite(name: string) {
  const { origin } = await startServer(createFolder({ 'index.html': HTML }));
  const client = await WireClient.begin(origin);
  const created = await client.create({
    game: 'duel',
    options: { seats: 2, spellbook: 'drawn', first: 'random' },
    seats: [{ kind: 'me', name }, { kind: 'free' }],
    clock: { kind: 'none' },
  });
  const read = async (path: string, headers: Readonly<Record<string, string>> = OUTSIDE) => {
    const link = await client.get(path, headers);
    expect(link.status).toBe(302);
    const page = await client.get(String(link.headers['location']), headers);
    return { ...page, head: headOf(page.body) };
  };
  return { client, created, read, path: `/table/${created.table}` };
}

it('a link shows messengers who invites to what, in the language of whoever invites', async () => {
  const { created, read, path } = await invite('Аня');
  const { head, headers, body } = await read(`${path}?from=ru-${created.preview}`, {
    ...OUTSIDE,
    'accept-language': 'en',
  });
  expect(head).toEqual({
    title: 'Аня зовёт вас играть: Лоскутное королевство: Дуэль гербов',
    'og:title': 'Аня зовёт вас играть: Лоскутное королевство: Дуэль гербов',
    'og:description': 'Откройте ссылку, напишите имя и садитесь за стол. Бесплатно и без регистрации.',
    description: 'Откройте ссылку, напишите имя и садитесь за стол. Бесплатно и без регистрации.',
    'og:locale': 'ru_RU',
    'og:url': `http://example.org${path}?from=ru-${created.preview}`,
    'og:image': 'http://example.org/preview.png',
  });
  // Whoever follows it reads the page in a language of their own.
  expect(body).toContain('lang="en"');
  expect(headers['x-robots-tag']).toBe('noindex');
});

it('tells nothing without its token, with another one, of another table, or after a new invitation', async () => {
  const { client, created, read, path } = await invite('Anna');
  const right = `${path}?from=en-${created.preview}`;
  expect((await read(right)).head['title']).toBe('Anna invites you to Kingdomino Duel');
  const nowhere = `/table/${'f'.repeat(32)}?from=en-${created.preview}`;
  const wrong = [path, `${path}?from=en-AAAAAAAA`, `${path}?from=xx-${created.preview}`, `${path}?from=en`, nowhere];
  for (const address of wrong) {
    const { body, headers } = await read(address);
    expect(body, address).not.toMatch(/Anna|Duel/);
    expect(headers['x-robots-tag'], address).toBeUndefined();
  }
  await client.post(`/api${path.replace('table', 'tables')}/links`, { kind: 'invite' });
  expect((await read(right)).body).not.toContain('Anna');
});

it('forgets a name with its person, shows strange ones as text, and never names this machine to itself', async () => {
  const { client, created, read, path } = await invite('<b>"&');
  const right = `${path}?from=en-${created.preview}`;
  const { head, body } = await read(right, { host: 'localhost:8080' });
  expect(head['og:title']).toBe('&lt;b>&quot;&amp; invites you to Kingdomino Duel');
  expect(body).not.toMatch(/localhost|127\.0\.0\.1/);
  await client.post('/api/session/forget', {});
  expect((await read(right)).head['title']).toBe('You are invited to Kingdomino Duel');
});
