import { kingdomino } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { askedSeat } from './others-panel.tsx';
import { seenRefusal } from './refusal-words.ts';
import { shownState, type TableState } from './table-state.ts';
import { newsOf, promptOf } from './words.ts';

interface PromptBarProps {
  readonly state: TableState;
  readonly onMenu: () => void;
  /** Somebody wants to read the rule of a refusal. */
  readonly onRule: (rule: string) => void;
}

/** Whose turn it is and what is asked; below it why not, or what has just happened. */
export function PromptBar({ state, onMenu, onRule }: PromptBarProps): JSX.Element {
  const say = t.value;
  const { chairs, front, whyNot, news } = state;
  const seat = askedSeat(state) ?? front;
  return (
    <header class="prompt">
      <button type="button" class="button is-icon is-quiet prompt-menu" aria-label={say('web-menu')} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <div class="prompt-words">
        <Heading title={say('game', { game: kingdomino.id })} class="prompt-line">
          <span class="prompt-who">
            <Banner seat={seat} size={20} />
            <span class="name">{chairs[seat]!.name}</span>
          </span>
          <span class="prompt-task">{promptOf(state, say)}</span>
        </Heading>
        {whyNot ? (
          <p class="prompt-refusal">
            {seenRefusal(whyNot, chairs, say)}{' '}
            <button type="button" class="prompt-rule" onClick={() => onRule(whyNot.rule)}>
              ({say('web-rule', { rule: whyNot.rule })})
            </button>
          </p>
        ) : (
          <p class="prompt-news">{newsOf(news, chairs, say).at(-1)}</p>
        )}
      </div>
      <p class="prompt-points">
        <span class="unseen">{chairs[front]!.name}: </span>
        {kingdomino.score(shownState(state), front)}
      </p>
    </header>
  );
}
