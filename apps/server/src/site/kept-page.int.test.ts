import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { startInProcess } from '../../test/in-process.ts';
import { WireClient } from '../../test/wire-client.ts';

describe('what is kept', () => {
  it('is told in every language, under the policy of all pages', async () => {
    const { origin } = await startInProcess();
    for (const language of LANGUAGES) {
      const { status, headers, body } = await new WireClient(origin).get('/kept', { 'accept-language': language });
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<h1>${translatorFor(language)('server-kept')}</h1>`);
      expect(body).toContain(translatorFor(language)('server-kept-nobody'));
    }
  });

  it('says what a public list shows, where there is one', async () => {
    const text = translatorFor('en')('server-kept-list');
    const [without, listing] = [await startInProcess(), await startInProcess({ CROWNHOLD_PUBLIC_LIST: 'on' })];
    expect((await new WireClient(without.origin).get('/kept')).body).not.toContain(text);
    expect((await new WireClient(listing.origin).get('/kept')).body).toContain(text);
  });

  it('names whoever runs the server', async () => {
    const { origin } = await startInProcess({ CROWNHOLD_CONTACT: 'ann@example.org' });
    const { body } = await new WireClient(origin).get('/kept');
    expect(body).toContain('<a href="mailto:ann@example.org">ann@example.org</a>');
    const page = await startInProcess({ CROWNHOLD_CONTACT: 'https://example.org/?a=1&b="2"' });
    expect((await new WireClient(page.origin).get('/kept')).body).toContain(
      'href="https://example.org/?a=1&amp;b=%222%22"',
    );
  });
});

it('an address of the API that cannot be read gets a problem with a code, any other a page', async () => {
  const { origin } = await startInProcess();
  const broken = await new WireClient(origin).get('/api/tables/%zz');
  expect(broken.status).toBe(400);
  expect(broken.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(broken.body)).toMatchObject({ code: 'malformed' });
  expect((await new WireClient(origin).get('/%zz')).headers['content-type']).toBe('text/html; charset=utf-8');
});
