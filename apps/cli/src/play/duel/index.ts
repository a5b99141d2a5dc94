import { duel, type Event, FIRSTS, type Options, SPELLBOOKS, type State } from '@crownhold/games/duel';
import type { Board, Choice } from '../board.ts';
import { drawEnd } from './end.ts';
import { type DuelHand, liftHand, settleHand, startHand } from './hand.ts';
import { newsOf } from './news.ts';
import { powersPage } from './powers-page.ts';
import { promptOf } from './prompt.ts';
import { drawScene, LEAST } from './scene.ts';
import { pressHand } from './steering.ts';

export const duelBoard: Board<State, Options, Event, DuelHand> = {
  game: duel,
  least: LEAST,
  hidesHands: false,
  choices: [spellbookChoice(), firstChoice()],
  options: ({ spellbook, first }) => ({ spellbook, first: FIRSTS.find((each) => String(each) === first) }),
  first: (_, [seat]) => seat!,
  start: startHand,
  press: pressHand,
  lift: liftHand,
  settle: settleHand,
  prompt: promptOf,
  news: newsOf,
  drawScene,
  drawEnd,
  rules: ({ spellbook }, t) => ({
    title: `${t('play-duel-rules-title')} · ${t('play-duel-edition', { spellbook })}`,
    texts: [t('play-duel-rules-body', { spellbook }), powersPage(t)],
  }),
  isBetweenGames: () => false,
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
