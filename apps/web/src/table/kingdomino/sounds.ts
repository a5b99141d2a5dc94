import { DOMINOES, decodeMove, type Event } from '@crownhold/games/kingdomino';
import type { Sound } from '../../app/sound.ts';
import type { ShownKingdomino } from './kingdomino-table.ts';

/** What is heard when the table changes, the quietest last. */
export function soundsOf(before: ShownKingdomino | undefined, after: ShownKingdomino): readonly Sound[] {
  if (before === undefined) return after.stage.kind === 'turn' ? ['turn'] : [];
  // The counting has sounds of its own.
  if (after.stage.kind === 'over') return [];
  if (after.news === before.news) return laidSounds(before, after);
  const own = before.input?.draft;
  // Whoever laid a domino has heard it then.
  const isHeard = (event: Event) => event.kind === 'placed' && event.seat === own?.seat && own.moves.length > 0;
  const laid = after.news.find((event) => event.kind === 'placed' && !isHeard(event));
  const sounds: Sound[] = laid?.kind === 'placed' ? dominoSounds(laid.domino) : [];
  if (after.news.some(({ kind }) => kind === 'line-laid')) sounds.push('draw');
  if (after.stage.kind === 'turn') sounds.push('turn');
  return sounds;
}

/** A domino that has just been laid in the turn in the making. */
function laidSounds({ input: then }: ShownKingdomino, { input: now }: ShownKingdomino): readonly Sound[] {
  if (!then || !now || now.draft === then.draft) return [];
  const [before, after] = [then.draft, now.draft];
  const isNew = before.moves.length === 0 && after.moves.length > 0;
  const isLaid = isNew && decodeMove(after.moves[0]!)?.kind === 'put';
  return isLaid ? dominoSounds(before.state.activeDomino) : [];
}

function dominoSounds(domino: number): Sound[] {
  const hasCrown = DOMINOES[domino - 1]!.halves.some(({ crowns }) => crowns > 0);
  return hasCrown ? ['place', 'crown'] : ['place'];
}
