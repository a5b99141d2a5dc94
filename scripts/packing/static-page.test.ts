import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeStaticPage } from './static-page.ts';

function build(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const built = join(folder, 'built');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, name)), { recursive: true });
    writeFileSync(join(built, name), text);
  }
  return { built, page: join(folder, 'page') };
}

const PAGE = '<html lang="en"><script src="./assets/a.js"></script><meta content="./preview.png"></html>';

describe('the page as plain files', () => {
  it('has all files that browsers ask for, and none that only the server uses', () => {
    const ours = { 'assets/a.js.br': '', 'first-screen/ru.html': '' };
    const { built, page } = build({ 'index.html': PAGE, 'sw.js': '', 'assets/a.js': '', ...ours });
    expect(makeStaticPage(built, page)).toEqual(['assets/a.js', 'index.html', 'sw.js']);
    expect(readdirSync(page).sort()).toEqual(['assets', 'index.html', 'sw.js']);
  });

  it.each([
    ['the root of its host', '<script src="/assets/a.js"></script>', /by its root/],
    ['tables of a server', '<html data-tables="https://example.org">', /promises tables/],
  ])('is not made of one that names %s', (_, html, problem) => {
    const { built, page } = build({ 'index.html': html });
    expect(() => makeStaticPage(built, page)).toThrow(problem);
  });

  it('needs a build', () => {
    const { built, page } = build({ 'other.html': '' });
    expect(() => makeStaticPage(built, page)).toThrow('npm run build');
  });
});
