import { expect, it } from 'vitest';
import { withCompileHint } from './compile-hints.ts';

it('asks for the files of a table to be compiled whole, before anything else in them', () => {
  for (const name of ['ahead', 'table', 'boards', 'face-kingdomino']) {
    expect(withCompileHint(name, 'run()')).toBe('//# allFunctionsCalledOnLoad\nrun()');
  }
});

it('leaves files alone of which little runs at the start', () => {
  for (const name of ['first', 'table-menu', 'replay-screen', 'boards-more']) {
    expect(withCompileHint(name, 'run()')).toBe('run()');
  }
});
