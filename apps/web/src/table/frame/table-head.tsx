import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { Heading } from '../../app/heading.tsx';
import { t } from '../../app/language.ts';
import { Icon } from '../../art/icon.tsx';
import { Banner } from '../../art/piece.tsx';
import type { GameAction } from '../action.ts';
import type { Advice, Face } from '../face.ts';
import { namedSeat, presentView, type ShownTable } from '../shown-table.ts';
import { awaitedSeat, isForPerson, nameOf, promptOf } from '../words.ts';

/** A prompt of more letters than a phone has room for in one line gets two small ones, in the same place. */
const LONG = 26;

interface TableHeadProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly shown: ShownTable<G, I>;
  /** Whether a hint is being thought about. */
  readonly isHinting: boolean;
  readonly onMenu: () => void;
  readonly onPoints: () => void;
}

/** Whose turn it is and what is asked, in two lines at most; my points, which open to what they are made of. */
export function TableHead<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  shown,
  isHinting,
  onMenu,
  onPoints,
}: TableHeadProps<G, I, A, H>): JSX.Element {
  const say = t.value;
  const { game } = face.rules;
  const { chairs, front, view } = shown;
  const seat = face.cue?.(shown)?.seat ?? awaitedSeat(face, shown) ?? namedSeat(shown, face.voice);
  const name = nameOf(chairs, seat);
  // People elsewhere may take days.
  const isThinking = isHinting || (shown.stage.kind === 'waiting' && !isForPerson(shown));
  const points = face.words.points?.(view, front, say) ?? game.score(view, front);
  const prompt = promptOf(face, shown, say);
  const label = face.words.pointsLabel?.(view, front, say);
  return (
    <header class="head">
      <button type="button" class="button is-icon is-quiet head-menu" aria-label={say('web-menu')} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <Heading title={say('game', { game: game.id })} class="head-words">
        <span key={seat} class="head-who">
          <Banner seat={seat} size={20} />
          <span class="name">{face.words.who?.(presentView(shown), seat, name, say) ?? name}</span>
        </span>
        <span class={`head-task${isThinking ? ' is-thinking' : ''}${prompt.length > LONG ? ' is-long' : ''}`}>
          {prompt}
        </span>
      </Heading>
      {face.HeadSign && <face.HeadSign shown={shown} />}
      {isThinking && <Dots />}
      <button type="button" class="button is-quiet head-points" onClick={onPoints}>
        <span class="unseen">{nameOf(chairs, front)}: </span>
        <span key={points}>{points}</span>
        {label !== undefined && (
          <small key={label} class="head-label">
            {label}
          </small>
        )}
        <span class="unseen">. {say('web-breakdown')}</span>
      </button>
    </header>
  );
}

/** Somebody thinks; seen only when it takes longer than a moment. */
function Dots(): JSX.Element {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
