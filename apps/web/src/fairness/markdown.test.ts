import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('parseMarkdown', () => {
  it('reads headings of three levels', () => {
    expect(parseMarkdown('# One\n## Two\n### Three\n#### four')).toEqual([
      { kind: 'heading', level: 1, parts: [text('One')] },
      { kind: 'heading', level: 2, parts: [text('Two')] },
      { kind: 'heading', level: 3, parts: [text('Three')] },
      { kind: 'paragraph', parts: [text('#### four')] },
    ]);
  });

  it('joins the lines of a paragraph, and parts paragraphs at blank lines', () => {
    expect(parseMarkdown('one\r\ntwo\n\n\nthree\n')).toEqual([
      { kind: 'paragraph', parts: [text('one two')] },
      { kind: 'paragraph', parts: [text('three')] },
    ]);
  });

  it('reads a list with items of several lines, right after a paragraph too', () => {
    expect(parseMarkdown('Some:\n- one\n  and more\n- two\n\nEnd')).toEqual([
      { kind: 'paragraph', parts: [text('Some:')] },
      { kind: 'list', items: [[text('one and more')], [text('two')]] },
      { kind: 'paragraph', parts: [text('End')] },
    ]);
  });

  it('reads fenced code as it stands, to the end if nothing closes it', () => {
    expect(parseMarkdown('```sh\na **b**\n\n- c\n```\nd')).toEqual([
      { kind: 'code', text: 'a **b**\n\n- c' },
      { kind: 'paragraph', parts: [text('d')] },
    ]);
    expect(parseMarkdown('```\na')).toEqual([{ kind: 'code', text: 'a' }]);
  });

  it('reads bold, code and links within a line', () => {
    expect(parseMarkdown('a **b `c`** `**d**` [e **f**](g.md).')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          text('a '),
          { kind: 'bold', parts: [text('b '), { kind: 'code', text: 'c' }] },
          text(' '),
          { kind: 'code', text: '**d**' },
          text(' '),
          { kind: 'link', target: 'g.md', parts: [text('e '), { kind: 'bold', parts: [text('f')] }] },
          text('.'),
        ],
      },
    ]);
  });

  it.each(['<script>alert(1)</script>', '<b>x</b> &amp; <!-- y -->', '**open', '[a](b c)', '| a | b |', '1. one', '`'])(
    'leaves %j the text it is',
    (line) => {
      expect(parseMarkdown(line)).toEqual([{ kind: 'paragraph', parts: [text(line)] }]);
    },
  );

  it('finds nothing in nothing', () => expect(parseMarkdown('\n \n')).toEqual([]));
});
