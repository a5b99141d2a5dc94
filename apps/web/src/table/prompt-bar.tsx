import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import { askedSeat, type ShownTable } from './shown-table.ts';
import { nameOf, promptOf } from './words.ts';

interface PromptBarProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly shown: ShownTable<G, I>;
  readonly onMenu: () => void;
  /** Somebody wants to read the rule of a refusal. */
  readonly onRule: (rule: string) => void;
}

/** Whose turn it is and what is asked; below it why not, or what has just happened. */
export function PromptBar<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  shown,
  onMenu,
  onRule,
}: PromptBarProps<G, I, A, H>): JSX.Element {
  const say = t.value;
  const { game } = face.rules;
  const { chairs, front, whyNot, news, view } = shown;
  const seat = askedSeat(shown) ?? front;
  return (
    <header class="prompt">
      <button type="button" class="button is-icon is-quiet prompt-menu" aria-label={say('web-menu')} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <div class="prompt-words">
        <Heading title={say('game', { game: game.id })} class="prompt-line">
          <span class="prompt-who">
            <Banner seat={seat} size={20} />
            <span class="name">{nameOf(chairs, seat)}</span>
          </span>
          <span class="prompt-task">{promptOf(face, shown, say)}</span>
        </Heading>
        {whyNot ? (
          <p class="prompt-refusal">
            {face.words.seenRefusal(whyNot, chairs, say)}{' '}
            <button type="button" class="prompt-rule" onClick={() => onRule(whyNot.rule)}>
              ({say('web-rule', { rule: whyNot.rule })})
            </button>
          </p>
        ) : (
          <p class="prompt-news">{face.words.news(news, chairs, say).at(-1)}</p>
        )}
      </div>
      <p class="prompt-points">
        <span class="unseen">{nameOf(chairs, front)}: </span>
        {game.score(view, front)}
      </p>
    </header>
  );
}
