import type { Chair } from '@crownhold/core';
import type { Event } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';

/** What has happened, a line each; what the screen shows anyway is left out. */
export function newsOf(events: readonly Event[], chairs: readonly Chair[], t: Translate): readonly string[] {
  const name = (seat: number) => chairs[seat]!.name;
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'king-drawn':
        return [t('play-event-king', { name: name(event.seat) })];
      case 'taken':
        return [t('play-event-taken', { name: name(event.seat), domino: event.domino })];
      case 'placed':
        return [t('play-event-placed', { name: name(event.seat), domino: event.domino, points: event.gain })];
      case 'discarded':
        return [discardText(event, name(event.seat), t)];
      case 'round-began':
        return [t('play-event-round', { round: event.round })];
      default:
        return [];
    }
  });
}

/** [K19] The first domino that is discarded costs the bonus of Harmony. */
function discardText({ domino, gain }: Event & { kind: 'discarded' }, name: string, t: Translate): string {
  return gain === 0
    ? t('play-event-discarded', { name, domino })
    : t('play-event-discarded-cost', { name, domino, points: gain });
}
