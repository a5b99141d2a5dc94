import { duel, FIRSTS, SPELLBOOKS } from '@crownhold/games/duel';
import { type DuelAction, type DuelInput, type DuelTypes, duelInput, newsOf } from '@crownhold/table/duel';
import type { Board, Choice } from '../board.ts';
import { drawEnd } from './end.ts';
import { pressKey } from './keys.ts';
import { CLOSED, type DuelFocus } from './powers.ts';
import { powersPage } from './powers-page.ts';
import { promptOf } from './prompt.ts';
import { drawScene, LEAST } from './scene.ts';

export const duelBoard: Board<DuelTypes, DuelInput, DuelAction, DuelFocus> = {
  game: duel,
  inputRules: duelInput,
  least: LEAST,
  choices: [spellbookChoice(), firstChoice()],
  options: ({ spellbook, first }) => ({ spellbook, first: FIRSTS.find((each) => String(each) === first) }),
  rest: () => CLOSED,
  press: pressKey,
  close: ({ focus }) => (focus.power ? CLOSED : undefined),
  prompt: promptOf,
  news: newsOf,
  drawScene,
  drawEnd,
  rules: ({ spellbook }, t) => ({
    title: `${t('play-duel-rules-title')} · ${t('play-duel-edition', { spellbook })}`,
    texts: [t('play-duel-rules-body', { spellbook }), powersPage(t)],
  }),
};

/** [D12] */
function spellbookChoice(): Choice {
  return {
    id: 'spellbook',
    values: SPELLBOOKS,
    label: (t) => t('play-duel-menu-spellbook'),
    text: (value, t) => t(value === 'always' ? 'play-duel-menu-always' : 'play-duel-menu-drawn'),
  };
}

/** [D5] */
function firstChoice(): Choice {
  return {
    id: 'first',
    values: FIRSTS.map(String),
    label: (t) => t('play-duel-menu-first'),
    text: (value, t) =>
      value === 'random' ? t('play-duel-menu-lot') : t('play-duel-menu-seat', { number: Number(value) + 1 }),
  };
}
