import type { Event } from '@crownhold/games/colours';
import type { Cue } from '../face.ts';
import type { ShownColours } from './colours-table.ts';
import { PANELS } from './film.tsx';

/** [C18] Whoever has the token throws; what was revealed is looked at until somebody goes on. */
export function coloursCue({ view, isWaiting, panel }: ShownColours): Cue | undefined {
  if (!isWaiting) return undefined;
  const seat = view.token;
  switch (panel?.kind) {
    case PANELS.together:
      return { seat, prompt: (t) => t('colours-all-done'), label: (t) => t('colours-show') };
    case PANELS.reveal:
    case PANELS.revealed:
      return {
        seat,
        prompt: (t) => t('colours-sheets-open', { round: roundOf(panel.act.events) }),
        label: (t) => t('colours-next'),
      };
    default:
      return { seat, prompt: (t) => t('colours-ask-throw'), label: (t) => t('colours-throw') };
  }
}

function roundOf(events: readonly Event[]): number {
  const revealed = events.find((event) => event.kind === 'revealed');
  return revealed?.kind === 'revealed' ? revealed.round : 0;
}
