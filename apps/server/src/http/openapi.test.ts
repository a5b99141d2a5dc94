import { errorsOf, openApi } from '@crownhold/protocol/openapi';
import { ROUTES, type Route } from '@crownhold/protocol/routes';
import { statusOf } from '@crownhold/protocol/status';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { renderApiPage } from './api-page.ts';

const DOCUMENT = openApi({ cookie: 'crownhold-8080', origin: 'https://games.crownhold.test' });

async function lint(document: object): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

describe('the document of the API', () => {
  it('passes the strict rules of an independent linter, which finds what is wrong', async () => {
    expect(await lint(DOCUMENT)).toEqual([]);
    const { components: _, ...broken } = DOCUMENT;
    expect((await lint(broken)).length).toBeGreaterThan(0);
  });

  it('has every route, every status of its errors, and what it needs of a token', () => {
    for (const [name, route] of Object.entries<Route>(ROUTES)) {
      const operation = DOCUMENT.paths[route.path]![route.method.toLowerCase()]!;
      expect(operation.operationId).toBe(name);
      for (const code of errorsOf(route)) {
        const { content, description } = operation.responses[String(statusOf(code))]!;
        expect(Object.keys(content ?? {}), `${name} ${code}`).toContain('application/problem+json');
        expect(description).toContain(code);
      }
      if (!['open', 'cookie'].includes(route.access)) expect(operation.security[0]).toEqual({ token: [route.access] });
    }
  });
});

describe('the page of the API', () => {
  const page = renderApiPage(DOCUMENT);

  it('names every route, body and scope, and runs no script', () => {
    for (const { method, path } of Object.values(ROUTES)) expect(page).toContain(`<code>${method} /api${path}</code>`);
    for (const name of Object.keys(DOCUMENT.components.schemas)) expect(page).toContain(`id="schema-${name}"`);
    for (const [, target] of page.matchAll(/href="#([\w-]+)"/g)) expect(page).toContain(`id="${target}"`);
    expect(page).not.toMatch(/<script|style=|https?:\/\/(?!games)/);
  });

  it('shows what the document says and nothing as markup', () => {
    const info = { title: '<b>"&', description: 'a `<i>`' };
    const odd = renderApiPage({ ...DOCUMENT, info });
    expect(odd).toContain('<h1>&lt;b&gt;&quot;&amp;</h1>\n<p>a <code>&lt;i&gt;</code></p>');
  });
});
