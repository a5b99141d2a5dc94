import { type colourCode, DICE, SPELL_NAMES, type SpellName, type State } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import type { ColoursInput, ColoursTypes } from '@crownhold/table/colours';
import { WoodcutIcon } from '../../../art/woodcuts.tsx';
import type { CardFace, PieceCard } from '../../face.ts';
import { areaName, areaText, neighbourText } from '../area-words.ts';
import { Die } from '../board/die.tsx';
import { Drop } from '../board/drop.tsx';
import { SpellStar } from '../board/purse.tsx';
import type { ShownColours } from '../colours-table.ts';
import { heardDie } from '../die-words.ts';
import { boardState } from '../shown-sheet.ts';
import { loadColoursRuleTexts } from './texts.ts';

const PICTURE = 64;

/** What the pieces of the table are, for those who ask; the rules say it. */
export async function loadColoursCards(): Promise<CardFace<ColoursTypes, ColoursInput>> {
  await loadColoursRuleTexts();
  return { cardOf: (piece, shown, t) => (isMarked(piece) ? cardOf(piece.dataset, shown, t) : undefined) };
}

function isMarked(piece: Element): piece is HTMLElement | SVGElement {
  return piece instanceof HTMLElement || piece instanceof SVGElement;
}

/** The card of a piece by the marks that it has in the page. */
export function cardOf(
  { area, die, spell, drop, post }: Readonly<Record<string, string | undefined>>,
  shown: ShownColours,
  t: Translate,
): PieceCard | undefined {
  const { input, front } = shown;
  const state = boardState(shown);
  if (area !== undefined) return areaCard(state, front, Number(area), t);
  if (die !== undefined) return dieCard(state, input?.base.seat ?? front, Number(die), t);
  if (post !== undefined) return towerCard(state, post.split(' ').map(Number), t);
  const asked = SPELL_NAMES.find((name) => name === spell);
  if (asked) return spellCard(asked, t);
  return drop === undefined ? undefined : dropCard(drop as Parameters<typeof colourCode>[0], t);
}

/** [C26] [C27] [C28] What stands there and what it brings, with its neighbours. */
function areaCard(state: State, seat: number, area: number, t: Translate): PieceCard {
  const { symbol } = state.atlas.map.areas[area]!;
  const title = areaText(state, seat, area, t);
  const beside = neighbourText(state, seat, area, t);
  if (!symbol) return { title, lines: [beside, t('colours-rule-C23')], rule: 'C23' };
  if (symbol.kind === 'spell') {
    const name = SPELL_NAMES[symbol.spell - 1]!;
    const picture = <SpellStar number={symbol.spell} size={PICTURE} />;
    return { title, picture, lines: [beside, t('colours-rule-C28'), t(`magic-${name}-does`)], rule: 'C28' };
  }
  const rule = symbol.kind === 'capital' ? 'C26' : 'C27';
  return { title, picture: signOf(symbol.kind, symbol.colour), lines: [beside, t(`colours-rule-${rule}`)], rule };
}

function signOf(name: Parameters<typeof WoodcutIcon>[0]['name'], colour?: Parameters<typeof Drop>[0]['colour']) {
  return <WoodcutIcon name={name} colour={colour} label="" size={PICTURE} />;
}

/** [C13] [C16] Its drops, where it lies and what of it fits; white has a rule of its own. */
function dieCard(state: State, seat: number, die: number, t: Translate): PieceCard {
  const rule = DICE[die] === 'white' ? 'C16' : 'C21';
  const picture = (
    <span class="card-colours-die">
      <Die die={die} drops={state.numbers[die]!} />
    </span>
  );
  return { title: heardDie(state, seat, die, t), picture, lines: [t(`colours-rule-${rule}`)], rule };
}

const SPELL_RULES = { move: 'C31', match: 'C32', split: 'C33', blend: 'C34' } as const satisfies Record<
  SpellName,
  string
>;

function spellCard(spell: SpellName, t: Translate): PieceCard {
  const rule = SPELL_RULES[spell];
  return {
    title: t(`magic-${spell}`),
    picture: <SpellStar number={SPELL_NAMES.indexOf(spell) + 1} size={PICTURE} />,
    lines: [t(`colours-rule-${rule}`)],
    rule,
  };
}

function dropCard(colour: Parameters<typeof colourCode>[0], t: Translate): PieceCard {
  return {
    title: t(`colour-${colour}`),
    picture: <Drop colour={colour} size={PICTURE} />,
    lines: [t('colours-rule-C30')],
    rule: 'C30',
  };
}

/** [C29] Between which areas it stands, and what it gives. */
function towerCard(state: State, areas: readonly number[], t: Translate): PieceCard {
  return {
    title: t('colours-tower'),
    picture: signOf('tower'),
    lines: [areas.map((area) => areaName(state, area, t)).join(' · '), t('colours-rule-C29')],
    rule: 'C29',
  };
}
