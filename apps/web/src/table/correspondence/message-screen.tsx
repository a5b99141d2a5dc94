import type { Translate } from '@crownhold/i18n';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Heading } from '../../app/heading.tsx';
import { useLazyTexts } from '../../app/lazy-texts.ts';
import { redirect } from '../../app/navigation.ts';
import { formatRoute } from '../../app/route.ts';
import { King } from '../../art/piece.tsx';
import { ArrivalForm } from './arrival-form.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { keepFork, type Letter, type Received, receive } from './received.ts';
import './correspondence.css';

/** A link that came by message: to its table, or what is the matter with it. */
export function MessageScreen({ text }: { readonly text: string }): JSX.Element {
  const say = useLazyTexts(MESSAGE_TEXTS);
  const [received, setReceived] = useState<Received>();
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  useEffect(() => {
    if (say) receive(text, say).then(setReceived, setError);
  }, [text, say]);
  useEffect(() => {
    if (received?.kind === 'kept') redirect({ screen: 'table', id: received.id });
  }, [received]);
  const take = (letter: Letter) => {
    if (say) keepFork(letter, say).then(setReceived, setError);
  };
  if (!say || !received) return <main aria-busy="true" />;
  switch (received.kind) {
    case 'kept':
      return <main aria-busy="true" />;
    case 'unknown':
      return <ArrivalForm letter={received.letter} say={say} />;
    case 'fault':
      return (
        <Notice
          title={say('message-broken-title')}
          text={say(received.fault === 'newer' ? 'message-newer' : 'message-broken')}
        >
          <Way to={{ screen: 'home' }}>{say('web-to-first')}</Way>
        </Notice>
      );
    case 'older':
      return (
        <Notice title={say('message-older-title')} text={say('message-older', { turns: received.turns })}>
          <Way to={{ screen: 'table', id: received.id }}>{say('message-newest')}</Way>
        </Notice>
      );
    case 'forked':
      return (
        <Notice title={say('message-forked-title')} text={forkText(received.turn, say)}>
          <Way to={{ screen: 'table', id: received.id }}>{say('message-keep')}</Way>
          <button type="button" class="button" onClick={() => take(received.letter)}>
            {say('message-take')}
          </button>
        </Notice>
      );
  }
}

function forkText(turn: number, say: Translate): string {
  return say('message-forked', { turn });
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Notice({ title, text, children }: NoticeProps): JSX.Element {
  return (
    <main class="page page-narrow page-centred message-notice">
      <King seat={0} size={96} />
      <Heading title={title}>{title}</Heading>
      <p role="alert">{text}</p>
      <p class="actions">{children}</p>
    </main>
  );
}

interface WayProps {
  readonly to: Parameters<typeof formatRoute>[0];
  readonly children: ComponentChildren;
}

function Way({ to, children }: WayProps): JSX.Element {
  return (
    <a class="button is-main" href={formatRoute(to)}>
      {children}
    </a>
  );
}
