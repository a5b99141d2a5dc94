import type { Chair } from '@crownhold/core';
import { type Event, SPELL_NAMES, type State } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import type { ColoursTypes } from '@crownhold/table/colours';
import { areaText } from '../../table/colours/area-words.ts';
import { coloursVoice } from '../../table/colours/voice.ts';
import { nameOf } from '../../table/words.ts';
import type { Moment } from '../timeline.ts';

/** What has happened at a moment, hidden steps as well. */
export function momentNews(moment: Moment<ColoursTypes>, chairs: readonly Chair[], say: Translate): readonly string[] {
  const { events, view, own } = moment;
  const steps = events.flatMap((event) => {
    if (!('seat' in event)) return [];
    const what = stepText(event, own?.[event.seat] ?? view, say);
    return what === undefined ? [] : [say('colours-replay-step', { name: nameOf(chairs, event.seat), what })];
  });
  return [...steps, ...coloursVoice.turns(events, view, chairs, say)];
}

/** Steps that a table hides until the round is over. */
function stepText(event: Event, state: State, say: Translate): string | undefined {
  switch (event.kind) {
    case 'painted': {
      const area = state.atlas.map.areas.find(({ label }) => label === event.area);
      return area && areaText(state, event.seat, area.id, say);
    }
    case 'moved':
    case 'split':
      return say('colours-voice-cast', { spell: event.kind === 'moved' ? 'move' : 'split', kingdom: event.kingdom });
    case 'spell-gained':
      return say('colours-fact-spell', { number: SPELL_NAMES.indexOf(event.spell) + 1 });
    case 'drop-gained':
      return say('colours-fact-drop', { colour: event.colour });
    case 'blot-painted':
      return say('colours-replay-blot');
    default:
      return undefined;
  }
}
