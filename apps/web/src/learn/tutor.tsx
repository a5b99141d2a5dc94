import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { lastPlan } from '../games/last-plan.ts';
import { startGame } from '../games/start.ts';
import { jump as nextPlace } from '../table/intentions.ts';
import type { TableModel } from '../table/table-model.ts';
import { Bubble } from './bubble.tsx';
import { keepLessons, knownLessons } from './lesson-memory.ts';
import { type Anchor, isToldOnce, type Lesson, type LessonId, lessonOf } from './lessons.ts';
import { useJump } from './use-jump.ts';

const ANCHORS: Readonly<Record<Anchor, string>> = {
  castle: '.kingdom [data-spot="0 0"]',
  kingdom: '.kingdom .paper-neatline',
  'current-line': '.line:not([data-next-line])',
  'next-line': '[data-next-line]',
  points: '.prompt-points',
  action: '.thumb-action',
  end: '.end-actions',
};

/** Stands beside a first game and says one thing at a time; whatever is legal may be done all the same. */
export function Tutor({ table }: { readonly table: TableModel }): JSX.Element | undefined {
  const say = t.value;
  const state = table.state.value;
  const [known, setKnown] = useState(knownLessons);
  const jumping = useJump(table);
  const lesson = jumping.isJumping ? undefined : lessonOf(state, known);
  const text = lesson?.text(say) ?? '';
  const learn = (id: LessonId) => {
    const next = new Set([...known, id]);
    keepLessons(next);
    setKnown(next);
  };
  usePassing(state.alone, lesson, learn);
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
  if (lesson === undefined) return undefined;
  return (
    <Bubble anchor={ANCHORS[lesson.anchor]} kind="lesson" label={say('learn-lesson')}>
      <p>{text}</p>
      <Answers
        lesson={lesson}
        onGood={() => learn(lesson.id)}
        onShow={() => table.want(nextPlace(1))}
        onJump={() => {
          learn(lesson.id);
          jumping.jump();
        }}
      />
    </Bubble>
  );
}

/** Whoever goes on without an answer knows it too. */
function usePassing(alone: object, lesson: Lesson | undefined, learn: (id: LessonId) => void): void {
  const before = useRef({ alone, lesson });
  useEffect(() => {
    const { current } = before;
    before.current = { alone, lesson };
    if (current.alone !== alone && current.lesson && isToldOnce(current.lesson)) learn(current.lesson.id);
  });
}

interface AnswersProps {
  readonly lesson: Lesson;
  readonly onGood: () => void;
  readonly onShow: () => void;
  readonly onJump: () => void;
}

function Answers({ lesson, onGood, onShow, onJump }: AnswersProps): JSX.Element | undefined {
  const say = t.value;
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
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
          <First label={say('learn-now-play')} onClick={() => startGame(lastPlan.value).catch(setFault)} />
          <a class="button" href={formatRoute({ screen: 'rules' })}>
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
