import { describe, expect, it } from 'vitest';
import { FakeTexts } from '../../test/fake-texts.ts';
import { keepTold, toldVersionOf } from './told-version.ts';

describe('what a tab has told of a game', () => {
  it('is known after a reload, of the game that was open last', () => {
    const storage = new FakeTexts();
    expect(toldVersionOf('a game', storage)).toBeUndefined();
    keepTold('a game', 7, storage);
    expect(toldVersionOf('a game', storage)).toBe(7);
    keepTold('another', 3, storage);
    expect(toldVersionOf('another', storage)).toBe(3);
    expect(toldVersionOf('a game', storage)).toBeUndefined();
  });

  it('is unknown where nothing can be kept or something else is', () => {
    expect(toldVersionOf('a game', undefined)).toBeUndefined();
    const storage = new FakeTexts();
    storage.setItem('crownhold.told', 'seven a game');
    expect(toldVersionOf('a game', storage)).toBeUndefined();
  });
});
