import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { LANGUAGES } from '@crownhold/i18n';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { anchorOf, headings, oldFashioned, quotedScripts, repositoryLinks } from './document.ts';
import { listFiles, ROOT } from './repository.ts';

const MOST_README_LINES = 90;
const DOCUMENTS = listFiles('*.md');
/** Written by programs, with the figures of their day. */
const isReport = (file: string) => file.startsWith('docs/proof/');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readme = (language: string) => (language === 'en' ? 'README.md' : `README.${language}.md`);

it('there are documents to check', () => {
  expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', 'docs/terminal.md', 'docs/rules/duel.md']));
});

describe.each(DOCUMENTS)('%s', (file) => {
  it('links to files and headings that are there', () => {
    const broken = repositoryLinks(read(file)).filter(({ file: target, anchor }) => {
      const path = target === '' ? file : normalize(join(dirname(file), target));
      if (!existsSync(join(ROOT, path))) return true;
      return anchor !== undefined && !headings(read(path)).map(anchorOf).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names scripts that are there', () => {
    expect(quotedScripts(read(file)).filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

it.each(DOCUMENTS.filter((file) => !isReport(file)))('%s is written in plain English', (file) => {
  expect(oldFashioned(read(file))).toEqual([]);
});

describe('the README', () => {
  const levels = (file: string) => headings(read(file)).map((heading) => heading.replace(/[^#].*/, ''));

  it.each(LANGUAGES)('in %s is short, and leads to every other language', (language) => {
    const text = read(readme(language));
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_README_LINES);
    const links = repositoryLinks(text).map(({ file }) => file);
    expect(links).toEqual(expect.arrayContaining(LANGUAGES.filter((other) => other !== language).map(readme)));
    expect(links).toContain(`docs/fairness/${language}.md`);
  });

  it.each(LANGUAGES)('in %s has the same parts, table and links as in English', (language) => {
    const shape = (file: string) => {
      const text = read(file);
      const own = (link: string) => !/README|fairness|screenshots/.test(link);
      return {
        levels: levels(file),
        rows: text.match(/^\|/gm)?.length,
        links: new Set(
          repositoryLinks(text)
            .map(({ file }) => file)
            .filter(own),
        ),
        commands: quotedScripts(text),
      };
    };
    expect(shape(readme(language))).toEqual(shape('README.md'));
  });

  it('says that games with friends need a server', () => {
    expect(read('README.md')).toMatch(/\| \*\*with friends online\*\*.*at the server that serves the page \|/);
    expect(read('README.md')).not.toMatch(/\banywhere\b/i);
  });
});

describe('a document', () => {
  it('gives its links and pictures, but not those in code or elsewhere', () => {
    const text =
      '[a](b.md#c) [d](#e) <img src="f.png" alt="x"> [g](https://h.i) `[j](k.md)`\n```\n[l](m.md)\n```\n[n [o]](p)';
    expect(repositoryLinks(text)).toEqual([
      { file: 'b.md', anchor: 'c' },
      { file: '', anchor: 'e' },
      { file: 'f.png' },
      { file: 'p' },
    ]);
  });

  it('gives its headings, and the names that GitHub links to them by', () => {
    expect(headings('# A b\n```\n# no\n```\n## C, d & «Э»?')).toEqual(['# A b', '## C, d & «Э»?']);
    expect(anchorOf('## C, d & «Э»?')).toBe('c-d--э');
    expect(anchorOf('# A bot in 30 minutes')).toBe('a-bot-in-30-minutes');
  });

  it('gives the scripts that it names', () => {
    expect(quotedScripts('`npm start`, npm run prove -- x; `npm run prove`')).toEqual(['prove', 'start']);
  });

  it('is searched for words that nobody uses any more', () => {
    expect(oldFashioned('Whoever hangs together is `whoever`, so many times.')).toEqual([
      'Whoever',
      'hangs together',
      'so many ',
    ]);
    expect(oldFashioned('A player, twice as many.')).toEqual([]);
  });
});
