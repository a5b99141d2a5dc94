import { countFaces, JOKER } from './dice.ts';
import {
  canDraw,
  type Hand,
  type OwnDie,
  refusePlace,
  STAGES,
  unnamedJoker,
  withCastle,
  withFree,
  withName,
  withSplit,
  withTurn,
} from './hand.ts';
import { isCastle, isOnMap, keyOf } from './map.ts';
import type { Match, Player } from './match.ts';
import { type Move, parseMove } from './moves.ts';
import { hasSpell, lightningDue } from './spellbook.ts';

/** Rule and code. */
type Why = [string, string];

/** By phase: the rule that says who acts, the rule that says what is done, and the steps it knows. */
const PHASES: Readonly<Record<string, { who: string; what: string; kinds: readonly string[] }>> = {
  first: { who: 'D5', what: 'D5', kinds: ['first'] },
  roll: { who: 'D6', what: 'D6', kinds: ['roll'] },
  take: { who: 'D6', what: 'D6', kinds: ['take', 'pair'] },
  share: { who: 'D6', what: 'D6', kinds: ['take'] },
  draw: { who: 'D10', what: 'D7', kinds: ['turn', 'castle', 'name', 'free', 'split', 'draw', 'pass'] },
  lightning: { who: 'D11', what: 'D11', kinds: ['domains', 'cross'] },
};

export function actorOf(match: Match): 'chance' | 'over' | number {
  if (match.phase === 'over') return 'over';
  return match.phase === 'first' || match.phase === 'roll' ? 'chance' : match.seat;
}

/** `undefined` exactly when the step is legal. */
export function refuse(match: Match, actor: 'chance' | number, text: string): Why | undefined {
  if (match.phase === 'over') return ['D18', 'game-over'];
  const phase = PHASES[match.phase]!;
  if (actorOf(match) !== actor) return [phase.who, 'not-your-turn'];
  const move = parseMove(text);
  if (move === undefined) return ['N1', 'unreadable'];
  if (!phase.kinds.includes(move.kind)) return [phase.what, 'wrong-step'];
  const player = match.players[match.seat]!;
  switch (move.kind) {
    case 'first':
      return move.seat > 1 ? ['D1', 'no-such-seat'] : undefined;
    case 'roll':
      if (move.die !== match.faces.size + 1) return ['D6', 'wrong-die'];
      return countFaces(move.die, move.face) === 0 ? ['D2', 'no-such-face'] : undefined;
    case 'take':
      return refuseTake(match, move.dice);
    case 'pair':
      return refuseSpell(player, 'pair');
    case 'domains':
    case 'cross':
      return refuseLightning(player, move);
    default:
      return refuseDrawing(player, player.hand!, move);
  }
}

function refuseTake(match: Match, dice: readonly number[]): Why | undefined {
  if (match.phase === 'take') return dice.length === 1 ? undefined : ['D6', 'one-die'];
  if (dice.length !== 2) return ['D6', 'two-dice'];
  return dice.includes(match.taken!) ? ['D6', 'die-taken'] : undefined;
}

function refuseSpell({ page }: Player, spell: string): Why | undefined {
  if (!page.won.has(spell)) return ['D14', 'spell-not-won'];
  return page.used.has(spell) ? ['D14', 'spell-used'] : undefined;
}

function refuseLightning({ map, page }: Player, move: Move): Why | undefined {
  if (move.kind !== lightningDue(page)[0]) return ['D11', 'wrong-step'];
  if (move.kind !== 'cross') return undefined;
  if (!isOnMap(move.cell)) return ['D3', 'off-map'];
  return isCastle(move.cell) || !map.has(keyOf(move.cell)) ? ['D4', 'nothing-drawn'] : undefined;
}

function refuseDrawing(player: Player, hand: Hand, move: Move): Why | undefined {
  switch (move.kind) {
    case 'turn':
      return refuseTurn(player, hand, move.die, move.face);
    case 'castle':
      if (player.castleUsed) return ['D16', 'castle-used'];
      if (isPast(hand, 'castle')) return ['D15', 'wrong-order'];
      if (ownDie(hand, move.die) === undefined) return ['D6', 'not-your-die'];
      return refuseDeadEnd(player, withCastle(hand, move.die));
    case 'name':
      return refuseName(player, hand, move.die, move.arms);
    case 'free':
      return refuseFree(player, hand);
    case 'split':
      return refuseSpell(player, 'split') ?? refuseUnnamed(hand) ?? refuseDeadEnd(player, withSplit(hand));
    case 'draw':
      return refusePlace(player.map, hand, move.place);
    case 'pass':
      if (hand.stage !== 'none') return ['D9', 'pass-after-power'];
      return canDraw(player.map, hand, []) ? ['D9', 'must-draw'] : undefined; // D9: without any power
    default:
      throw new Error(`no step of drawing: ${move.kind}`);
  }
}

function refuseTurn(player: Player, hand: Hand, die: number, face: string): Why | undefined {
  const spell = refuseSpell(player, 'turn');
  if (spell !== undefined) return spell;
  if (isPast(hand, 'turn')) return ['D15', 'wrong-order'];
  const own = ownDie(hand, die);
  if (own === undefined) return ['D6', 'not-your-die'];
  if (countFaces(die, face) === 0) return ['D2', 'no-such-face'];
  if (own.face === face) return ['D15', 'same-face'];
  return refuseDeadEnd(player, withTurn(hand, die, face));
}

function refuseName(player: Player, hand: Hand, die: number, arms: string): Why | undefined {
  const own = ownDie(hand, die);
  if (own === undefined) return ['D6', 'not-your-die'];
  if (own.face !== JOKER) return ['D7', 'no-joker'];
  if (own.name !== undefined) return ['D7', 'already-named'];
  if (unnamedJoker(hand) !== own) return ['D15', 'lower-joker-first'];
  return refuseDeadEnd(player, withName(hand, die, arms));
}

function refuseFree(player: Player, hand: Hand): Why | undefined {
  const spell = refuseSpell(player, 'free');
  if (spell !== undefined) return spell;
  if (isPast(hand, 'free')) return ['D15', 'wrong-order'];
  return refuseUnnamed(hand) ?? refuseDeadEnd(player, withFree(hand));
}

function refuseUnnamed(hand: Hand): Why | undefined {
  return unnamedJoker(hand) === undefined ? undefined : ['D7', 'joker-unnamed'];
}

// D14: a power is used only if something is drawn, and a joker is named for a domino that can be drawn.
function refuseDeadEnd({ map, page }: Player, hand: Hand): Why | undefined {
  const spells = ['turn', 'free', 'split'].filter((spell) => hasSpell(page, spell));
  return canDraw(map, hand, spells) ? undefined : ['D14', 'cannot-draw'];
}

function ownDie(hand: Hand, die: number): OwnDie | undefined {
  return hand.dice.find((own) => own.die === die);
}

function isPast(hand: Hand, power: string): boolean {
  return STAGES.indexOf(hand.stage) > STAGES.indexOf(power);
}
