import { DOMINOES, decodeMove, type Event } from '@crownhold/games/kingdomino';
import type { Sound } from '../app/sound.ts';
import type { TableState } from './table-state.ts';

/** What is heard when the table changes, the quietest last. */
export function soundsOf(before: TableState | undefined, after: TableState): readonly Sound[] {
  if (before === undefined) return after.mode.kind === 'turn' ? ['turn'] : [];
  if (after.mode.kind === 'over') return before.mode.kind === 'over' ? [] : ['end'];
  if (after.news === before.news) return laidSounds(before, after);
  const own = before.mode.kind === 'turn' ? before.mode.hand.draft : undefined;
  // Whoever laid a domino has heard it then.
  const isHeard = (event: Event) => event.kind === 'placed' && event.seat === own?.seat && own.moves.length > 0;
  const laid = after.news.find((event) => event.kind === 'placed' && !isHeard(event));
  const sounds: Sound[] = laid?.kind === 'placed' ? dominoSounds(laid.domino) : [];
  if (after.news.some(({ kind }) => kind === 'line-laid')) sounds.push('draw');
  if (after.mode.kind === 'turn') sounds.push('turn');
  return sounds;
}

/** A domino that has just been laid in the turn in the making. */
function laidSounds({ mode: then }: TableState, { mode: now }: TableState): readonly Sound[] {
  if (then.kind !== 'turn' || now.kind !== 'turn' || now.hand.draft === then.hand.draft) return [];
  const [before, after] = [then.hand.draft, now.hand.draft];
  const isNew = before.moves.length === 0 && after.moves.length > 0;
  const isLaid = isNew && decodeMove(after.moves[0]!)?.kind === 'put';
  return isLaid ? dominoSounds(before.state.activeDomino) : [];
}

function dominoSounds(domino: number): Sound[] {
  const hasCrown = DOMINOES[domino - 1]!.halves.some(({ crowns }) => crowns > 0);
  return hasCrown ? ['place', 'crown'] : ['place'];
}
