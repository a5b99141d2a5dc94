import { COLOURS, type Colour, DICE, SPELL_NAMES, type SpellName } from '@crownhold/games/colours';
import type { AreaSymbol } from '@crownhold/games/colours/map';
import type { Translate } from '@crownhold/i18n';
import { type ColoursInput, type ColoursTypes, dieFit } from '@crownhold/table/colours';
import type { CardFace, PieceCard } from '../../face.ts';
import { areaText, neighbourText } from '../area-words.ts';
import type { ShownColours } from '../colours-table.ts';
import { dieText, kingdomsUnder } from '../die-words.ts';
import { boardState } from '../shown-sheet.ts';
import type { RuleId } from './rules.ts';
import { loadColoursRuleTexts } from './texts.ts';

/** What the pieces of the table are, for those who ask; once it can be said. */
export async function loadColoursCards(): Promise<CardFace<ColoursTypes, ColoursInput>> {
  await loadColoursRuleTexts();
  return { cardOf: (piece, shown, t) => cardOf((piece as HTMLElement | SVGElement).dataset, shown, t) };
}

const SPELL_RULES = { move: 'C31', match: 'C32', split: 'C33', blend: 'C34' } as const;

/** By what a piece says of itself. */
export function cardOf(piece: DOMStringMap, shown: ShownColours, t: Translate): PieceCard | undefined {
  const { area, die, spell, drop } = piece;
  if (area !== undefined) return areaCard(Number(area), shown, t);
  if (die !== undefined) return dieCard(Number(die), shown, t);
  const asked = SPELL_NAMES.find((name) => name === spell);
  if (asked) return spellCard(asked, shown, t);
  const colour = COLOURS.find((each) => each === drop);
  return colour && dropCard(colour, shown, t);
}

/** What stands there and what is beside it; what its sign gives. */
function areaCard(area: number, { input, view, front }: ShownColours, t: Translate): PieceCard {
  const state = boardState(input, view);
  const { symbol } = state.atlas.map.areas[area]!;
  const rule = signRule(symbol);
  return {
    title: areaText(state, front, area, t),
    lines: [
      t(`colours-rule-${rule}`),
      ...(symbol?.kind === 'spell' ? [t(`magic-${SPELL_NAMES[symbol.spell - 1]!}-does`)] : []),
      neighbourText(state, front, area, t),
    ],
    rule,
  };
}

function signRule(symbol: AreaSymbol | undefined): RuleId {
  if (symbol === undefined) return 'C24';
  if (symbol.kind === 'spell') return 'C28';
  return symbol.kind === 'capital' ? 'C26' : 'C27';
}

/** Where it lies, how many of its drops fit, and what is special about it. */
function dieCard(die: number, { input, view, front }: ShownColours, t: Translate): PieceCard {
  const state = boardState(input, view);
  const fit = dieFit({ state, seat: front }, die);
  const rule = DICE[die] === 'white' ? 'C16' : kingdomsUnder(state, die).length > 1 ? 'C21' : 'C23';
  return {
    title: dieText(state, die, t),
    lines: [...(fit ? [t('colours-fits', { ...fit })] : []), t(`colours-rule-${rule}`)],
    rule,
  };
}

function spellCard(spell: SpellName, { input, view, front }: ShownColours, t: Translate): PieceCard {
  const state = boardState(input, view);
  const index = SPELL_NAMES.indexOf(spell);
  const at = front * SPELL_NAMES.length + index;
  const gained = state.gainedSpells[at]!;
  const rule = SPELL_RULES[spell];
  return {
    title: t('colours-spell-count', { number: index + 1, spell, count: state.spells[at]! }),
    lines: [t(`colours-rule-${rule}`), ...(gained > 0 ? [t('colours-gained', { count: gained })] : [])],
    rule,
  };
}

function dropCard(colour: Colour, { input, view, front }: ShownColours, t: Translate): PieceCard {
  const state = boardState(input, view);
  const at = front * COLOURS.length + COLOURS.indexOf(colour);
  const gained = state.gainedDrops[at]!;
  return {
    title: t('colours-drop-count', { colour, count: state.drops[at]! }),
    lines: [t('colours-rule-C30'), ...(gained > 0 ? [t('colours-gained', { count: gained })] : [])],
    rule: 'C30',
  };
}
