import type { Cell, Chair, View } from '@crownhold/core';
import { DOMINOES, type Event, type State, territories } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { sameSpot } from '../../board/square.ts';
import type { ToldAct } from '../film.ts';
import { nameOf } from '../words.ts';

/** What a turn did, in one line: `Miller: forest, +4 · took 23`. */
export function turnText(
  { events, view }: ToldAct<KingdominoTypes>,
  chairs: readonly Chair[],
  t: Translate,
): string | undefined {
  const laid = events.find((event) => event.kind === 'placed' || event.kind === 'discarded');
  const taken = events.find((event) => event.kind === 'taken');
  if (!laid) {
    return taken && t('web-turn-only-took', { name: nameOf(chairs, taken.seat), domino: taken.domino });
  }
  const took = taken ? [t('web-turn-took', { domino: taken.domino })] : [];
  return [laidText(laid, view, chairs, t), ...took].join(' · ');
}

function laidText(
  event: Event & { readonly kind: 'placed' | 'discarded' },
  view: View<State>,
  chairs: readonly Chair[],
  t: Translate,
): string {
  const name = nameOf(chairs, event.seat);
  if (event.kind === 'discarded') return t('web-turn-discarded', { name, domino: event.domino });
  return t('web-turn-placed', { name, what: grownText(event, view, t), points: event.gain });
}

/** The territory that has grown by it, or the halves of the domino where none counts yet. */
function grownText(
  { seat, domino, cells }: Event & { readonly kind: 'placed' },
  view: View<State>,
  t: Translate,
): string {
  const isCovered = (cell: Cell) => cells.some((own) => sameSpot(own, cell));
  const grown = territories(view, seat).find(({ points, cells: all }) => points > 0 && all.some(isCovered));
  if (grown) return t(`terrain-${grown.terrain}`);
  const names = DOMINOES[domino - 1]!.halves.map(({ terrain }) => t(`terrain-${terrain}`));
  return [...new Set(names)].join(', ');
}
