import type { Event } from '@crownhold/games/kingdomino';
import type { Message } from '../message.ts';

/** What has happened, a sentence each; what everybody sees anyway is left out. */
export function newsOf(events: readonly Event[]): readonly Message[] {
  return events.flatMap(newsOfEvent);
}

function newsOfEvent(event: Event): readonly Message[] {
  switch (event.kind) {
    case 'king-drawn':
      return [{ id: 'news-king', seat: event.seat }];
    case 'taken':
      return [{ id: 'news-taken', seat: event.seat, args: { domino: event.domino } }];
    case 'placed':
      return [{ id: 'news-placed', seat: event.seat, args: { domino: event.domino, points: event.gain } }];
    case 'discarded':
      // [K19] The first domino that is discarded costs the bonus of Harmony.
      return [{ id: 'news-discarded', seat: event.seat, args: { domino: event.domino, points: event.gain } }];
    case 'round-began':
      return [event.isLast ? { id: 'news-last-round' } : { id: 'news-round', args: { round: event.round } }];
    case 'drawn':
    case 'line-laid':
    case 'game-began':
    case 'game-ended':
    case 'match-ended':
      return [];
  }
}
