import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { t } from '../../app/language.ts';
import { formatRoute } from '../../app/route.ts';
import { Icon } from '../../art/icon.tsx';
import { routeOf } from '../../games/cards.ts';
import { Bubble } from '../../learn/bubble.tsx';
import type { GameAction } from '../action.ts';
import type { Advice, Face, Lesson, Lessons } from '../face.ts';
import type { TableModel } from '../table-model.ts';
import { keepLessons, knownLessons } from './lesson-memory.ts';
import { isToldOnce } from './told-once.ts';
import { useJump } from './use-jump.ts';

interface TutorProps<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  readonly table: TableModel<G, I, A>;
  readonly onPlayNow: () => void;
  /** Whether turns follow each other so fast that nobody can look. */
  readonly onHurry: (isHurried: boolean) => void;
}

/** Stands beside a first game and says one thing at a time; whatever is legal may be done all the same. */
export function createTutor<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  lessons: Lessons<G, I, A>,
) {
  return ({ table, onPlayNow, onHurry }: TutorProps<G, I, A>): JSX.Element | undefined => {
    const say = t.value;
    const shown = table.shown.value;
    const [known, setKnown] = useState(() => knownLessons(lessons.isLesson));
    const jumping = useJump(face, lessons, table, onHurry);
    const lesson = jumping.isJumping ? undefined : lessons.lessonOf(shown, known);
    const text = lesson?.text(say) ?? '';
    const learn = (id: string) => {
      const next = new Set([...known, id]);
      keepLessons(next);
      setKnown(next);
    };
    usePassing(shown.version, lesson, learn);
    useEffect(() => {
      if (text !== '') announce(text);
    }, [text]);
    if (lesson === undefined) return undefined;
    return (
      <Bubble anchor={lesson.anchor} kind="lesson" label={say('learn-lesson')}>
        <p>{text}</p>
        <Answers
          game={face.rules.game.id}
          lesson={lesson}
          onGood={() => learn(lesson.id)}
          onPlayNow={onPlayNow}
          onShow={() => table.perform(lessons.show)}
          onJump={() => {
            learn(lesson.id);
            jumping.jump();
          }}
        />
      </Bubble>
    );
  };
}

/** Whoever goes on without an answer knows it too. */
function usePassing(version: number, lesson: Lesson | undefined, learn: (id: string) => void): void {
  const before = useRef({ version, lesson });
  useEffect(() => {
    const { current } = before;
    before.current = { version, lesson };
    if (current.version !== version && current.lesson && isToldOnce(current.lesson)) learn(current.lesson.id);
  });
}

interface AnswersProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly onGood: () => void;
  readonly onShow: () => void;
  readonly onJump: () => void;
  readonly onPlayNow: () => void;
}

function Answers({ game, lesson, onGood, onShow, onJump, onPlayNow }: AnswersProps): JSX.Element | undefined {
  const say = t.value;
  const { answers } = lesson;
  if (answers.length === 0) return undefined;
  return (
    <div class="bubble-answers">
      {answers.includes('good') && <First key={lesson.id} label={say('learn-good')} onClick={onGood} />}
      {answers.includes('show') && (
        <button type="button" class="button" onClick={onShow}>
          {say('learn-show')}
        </button>
      )}
      {answers.includes('go-on') && <First key={lesson.id} label={say('learn-go-on')} onClick={onGood} />}
      {answers.includes('jump') && (
        <button type="button" class="button" onClick={onJump}>
          {say('learn-jump')}
        </button>
      )}
      {answers.includes('close') && (
        <button
          type="button"
          class="button is-icon is-quiet bubble-close"
          aria-label={say('web-close')}
          onClick={onGood}
        >
          <Icon name="close" size={20} />
        </button>
      )}
      {answers.includes('now-play') && (
        <>
          <First label={say('learn-now-play')} onClick={onPlayNow} />
          <a class="button" href={formatRoute(routeOf('rules', game))}>
            {say('learn-all-rules')}
          </a>
        </>
      )}
    </div>
  );
}

interface FirstProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** The answer that Enter gives, unless the keyboard is busy elsewhere. */
function First({ label, onClick }: FirstProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement.matches('body, h1')) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button ref={button} type="button" class="button is-main" onClick={onClick}>
      {label}
    </button>
  );
}
