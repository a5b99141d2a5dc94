import { replay } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { LANGUAGES, messageText } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { gainParts, type KingdominoInput, kingdominoInput } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { badgeText, gainText } from './gain-words.ts';
import { turnText } from './turn-words.ts';
import { kingdominoVoice } from './voice.ts';

const STEPS =
  'draw 19; draw 20; draw 33; draw 40; king 0; take 19; king 0; take 33; king 1; take 20; king 1; take 40;' +
  'draw 8; draw 4; draw 5; draw 12';

/** A domino with a crown of wheat beside the castle: it wins a point and pushes the castle out of the centre. */
function placing(variants: readonly string[] = []): KingdominoInput {
  const steps = STEPS.split(';').map((step) => step.trim());
  const result = replay(kingdomino, { options: { seats: 2, variants }, steps });
  if (!('state' in result)) throw new Error(JSON.stringify(result));
  const { seat } = result.state;
  return kingdominoInput.start(kingdomino.view(result.state, seat), seat);
}

const shown = (input: KingdominoInput) =>
  kingdominoInput.act(input, { kind: 'snap', cell: { x: 1, y: 0 } }) as KingdominoInput;
const t = translatorFor('en');

describe('what a placement brings', () => {
  it('is said with its reason', () => {
    expect(gainText(placing(), t)).toBeUndefined();
    expect(gainText(shown(placing()), t)).toBe('+1: wheat field 1\u00a0×\u00a01');
    expect(badgeText(gainParts(shown(placing()))!, t)).toBe('+1');
  });

  it('[K18] names what it does to the centre', () => {
    const input = shown(placing(['middle-kingdom']));
    const parts = gainParts(input)!;
    expect([parts.own, parts.centre]).toEqual([1, -10]);
    expect(badgeText(parts, t)).toBe('own +1, centre −10');
    expect(gainText(input, t)).toBe('−9: wheat field 1\u00a0×\u00a01, centre −10');
  });

  it.each(LANGUAGES)('fits a line in %s', (language) => {
    const say = translatorFor(language);
    expect(gainText(shown(placing(['middle-kingdom'])), say)!.length).toBeLessThanOrEqual(60);
    expect(messageText(say, { id: 'news-only-way' }, []).length).toBeLessThanOrEqual(60);
  });
});

it('that there is no other way is heard too, each time', () => {
  const input = shown(placing());
  const only: KingdominoInput = { ...input, remark: { id: 'news-only-way' } };
  expect(kingdominoVoice.pointed(input, only, t)).toBe('The only way here');
  expect(kingdominoVoice.pointed(only, { ...only, remark: { id: 'news-only-way' } }, t)).toBe('The only way here');
  expect(kingdominoVoice.pointed(only, only, t)).toBeUndefined();
});

describe('a turn of somebody else', () => {
  const chairs = [{ name: 'Anna' }, { name: 'Miller' }];
  const { state: view } = placing().draft;
  const placed = {
    kind: 'placed',
    seat: 1,
    domino: 12,
    cells: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
    gain: 4,
  } as const;
  const taken = { kind: 'taken', seat: 1, domino: 23 } as const;
  const act = (...events: readonly Parameters<typeof turnText>[0]['events'][number][]) => ({
    before: view,
    events,
    view,
  });

  it('is told in one line', () => {
    expect(turnText(act(placed, taken), chairs, t)).toMatch(/^Miller: .+, \+4 · took 23$/);
    expect(turnText(act(taken), chairs, t)).toBe('Miller took 23');
    expect(turnText(act({ kind: 'discarded', seat: 1, domino: 7, gain: 0 }, taken), chairs, t)).toBe(
      'Miller: discarded 7 · took 23',
    );
    expect(turnText(act(), chairs, t)).toBeUndefined();
  });
});
