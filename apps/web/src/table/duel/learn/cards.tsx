import { DICE, diceIn, groundAt, SPELLS, type Spell, type State, UNROLLED } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { DuelInput, DuelTypes } from '@crownhold/table/duel';
import type { Spot } from '../../../board/square.ts';
import type { CardFace, PieceCard } from '../../face.ts';
import { nameOf } from '../../words.ts';
import { Die } from '../board/die.tsx';
import { dieText, tickText } from '../dice-words.ts';
import type { ShownDuel } from '../duel-table.ts';
import { domainAt } from '../map-picture.ts';
import { raceOf } from '../spellbook-race.ts';
import { rowText } from '../spellbook-words.ts';
import { boardState } from '../task.ts';
import { tickOf } from '../ticks.ts';
import { squareText } from '../words.ts';

/** What the pieces of the table are, for those who ask. */
export const DUEL_CARDS: CardFace<DuelTypes, DuelInput> = { cardOf };

function cardOf(piece: Element, shown: ShownDuel, t: Translate): PieceCard | undefined {
  if (!(piece instanceof HTMLElement || piece instanceof SVGElement)) return undefined;
  const { die, power, spell, spot } = piece.dataset;
  if (die !== undefined) return dieCard(Number(die), shown, t);
  const asked = SPELLS.find((one) => one === (spell ?? power));
  if (asked) return spellCard(asked, shown, t);
  if (power === 'castle') return castleCard(t);
  const [x, y] = spot?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : squareCard({ x, y }, shown, t);
}

/** [D2] The face that it shows, what that ticks, and all faces that it has. */
function dieCard(die: number, { input, view, front, chairs }: ShownDuel, t: Translate): PieceCard {
  const state = boardState(input, view);
  const owner = [0, 1].find((seat) => diceIn(state.hands[seat]!).includes(die));
  const isRolled = state.faces[die] !== UNROLLED;
  return {
    title: dieText(state, die, t),
    picture: (
      <span class="card-faces">
        {DICE[die]!.flatMap(({ face, weight }) => Array.from({ length: weight }, () => face)).map((face, at) => (
          <Die key={at} face={face} die={die} />
        ))}
      </span>
    ),
    lines: [
      ...(owner === undefined ? [] : [t('duel-goes-to', { name: nameOf(chairs, owner) })]),
      ...(isRolled ? [tickText(tickOf(state, owner ?? front, die), true, t)] : []),
    ],
    rule: isRolled ? 'D11' : 'D2',
  };
}

/** [D4] What the spell does, and how far both are in its row. */
function spellCard(spell: Spell, { input, view, front, chairs }: ShownDuel, t: Translate): PieceCard {
  const row = raceOf(boardState(input, view), [[], []]).find((one) => one.spell === spell);
  return {
    title: t('spell', { spell }),
    lines: [t(`spell-${spell}-does`), ...(row ? [rowText(row, front, chairs, t)] : [])],
    rule: 'D13',
  };
}

function castleCard(t: Translate): PieceCard {
  return { title: t('duel-power-castle'), lines: [t('duel-power-does', { power: 'castle' })], rule: 'D16' };
}

/** [D19] What is drawn there, and what its domain is worth. */
function squareCard(spot: Spot, { input, view, front }: ShownDuel, t: Translate): PieceCard {
  const state: State = boardState(input, view);
  const ground = groundAt(state, front, spot);
  const domain = domainAt(state, front, spot);
  const rule = ground === 'castle' ? 'D16' : ground === undefined ? 'D8' : 'D19';
  return {
    title: squareText(state, front, spot, t),
    lines: domain ? [t('duel-domain', { ...domain })] : [],
    rule,
  };
}
