import type { Event } from '@crownhold/games/duel';
import type { Sound } from '../../app/sound.ts';
import type { ShownDuel } from './duel-table.ts';

/** What is heard when the table changes, the quietest last. */
export function soundsOf(before: ShownDuel | undefined, after: ShownDuel): readonly Sound[] {
  if (before === undefined) return after.stage.kind === 'turn' ? ['turn'] : [];
  if (after.stage.kind === 'over') return before.stage.kind === 'over' ? [] : ['end'];
  if (after.news === before.news) return choiceSounds(before, after);
  const sounds = after.news.flatMap(eventSounds);
  // Once is enough, however many dice or ticks there were.
  return [...new Set([...sounds, ...(after.stage.kind === 'turn' ? (['turn'] as const) : [])])];
}

function eventSounds(event: Event): readonly Sound[] {
  switch (event.kind) {
    case 'rolled':
      return ['draw'];
    case 'taken':
    case 'drawn':
      return ['place'];
    case 'spell-won':
      return ['crown'];
    default:
      return [];
  }
}

/** Something was chosen in the turn in the making. */
function choiceSounds({ input: then }: ShownDuel, { input: now }: ShownDuel): readonly Sound[] {
  return then && now && now.choices.length > then.choices.length ? ['place'] : [];
}
