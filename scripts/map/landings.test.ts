import { CHANCE, listMoves } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { FIRST } from '@crownhold/games/colours/maps/first';
import { describe, expect, it } from 'vitest';
import { coloursOf, landingSource, possibleLandings } from './landings.ts';

const possible = possibleLandings(FIRST);

/** What the rules let a die of the first map do. */
function legalLandings(): string[] {
  const state = colours.create({ seats: 1, map: 'first' });
  const steps = [...listMoves(colours, state, CHANCE)].map((move) => colours.formatMove(state, move));
  return steps.flatMap((step) => (step.startsWith('land blue 2 ') ? [step.slice('land blue 2 '.length)] : []));
}

describe('landings', () => {
  it('[C2] are in three kingdoms at most, wherever a die lies', () => {
    expect(possible.filter((landing) => coloursOf(landing).length > 3)).toEqual([]);
  });

  it('[C15] are legal if a footprint can have them, and no others', () => {
    expect(possible.map((landing) => coloursOf(landing).join('+')).sort()).toEqual(legalLandings().sort());
  });

  it('weigh what was counted, and never nothing', () => {
    const source = landingSource(['0', '1', '0,1'], { '0': 30_000, '1': 9_999, '0,1': 1 });
    expect(source).toContain('{"kingdoms":["blue"],"weight":7500}');
    expect(source).toContain('{"kingdoms":["blue","green"],"weight":1}');
    expect(landingSource(['0', '1'], { '0': 5 })).toContain('{"kingdoms":["green"],"weight":1}');
  });

  it('are refused where none can be', () => {
    expect(() => landingSource(['0'], { '0': 5, '0,4': 1 })).toThrow('dice lay where none can: 0,4');
  });
});
