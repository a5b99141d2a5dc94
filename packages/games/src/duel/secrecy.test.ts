import { SPECTATOR } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { dealt } from '../../test/duel/table.ts';
import { duel } from './index.ts';

describe('secrecy', () => {
  it('hides nothing but the future', () => {
    const state = dealt({}, '? black dot stripe', '1 2');
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = duel.view(state, viewer);
      expect([...view.bytes]).toEqual([...state.bytes]);
      expect(view).not.toBe(state);
      expect([...duel.determinize(view, viewer, () => 0).bytes]).toEqual([...state.bytes]);
    }
  });
});
