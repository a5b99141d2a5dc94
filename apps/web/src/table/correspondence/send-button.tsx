import type { GameTypes } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { type HandedOver, handOver } from '../../app/hand-over.ts';
import { t } from '../../app/language.ts';
import { useLazyTexts } from '../../app/lazy-texts.ts';
import { isFirstScreen } from '../../app/navigation.ts';
import { Icon } from '../../art/icon.tsx';
import type { GameAction } from '../action.ts';
import { Dialog } from '../dialog.tsx';
import type { Advice, Face } from '../face.ts';
import type { Sitting } from '../sitting.ts';
import { nameOf } from '../words.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { addressOf, isOwnComputer } from './outgoing.ts';
import './correspondence.css';

interface SendButtonProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly sitting: Sitting<G, I, A>;
}

/** Gives the game to whoever is to play, or its result to the others if the last turn was made here. */
export function SendButton<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face: { rules, voice },
  sitting: { id, own, table },
}: SendButtonProps<G, I, A, H>): JSX.Element | null {
  const { stage, chairs, version, log } = table.shown.value;
  const seat = stage.kind === 'waiting' ? stage.seats[0] : undefined;
  const last = log.map(voice.stepSeat).findLast((each) => each !== undefined);
  const isResult = stage.kind === 'over' && last !== undefined && own.includes(last);
  if (seat === undefined && !isResult) return null;
  const to = seat === undefined ? undefined : nameOf(chairs, seat);
  return <Button id={id} game={rules.game.id} version={version} to={to} isUntouched={last === undefined} />;
}

interface ButtonProps {
  readonly id: string;
  readonly game: string;
  /** Of the table: each has a link of its own. */
  readonly version: number;
  /** Whose turn it is; nobody's when the game is over. */
  readonly to: string | undefined;
  /** Nobody has played yet: chance lets another player begin. */
  readonly isUntouched: boolean;
}

const KIND = 'button is-main thumb-action is-send';

/** Which version of which game was sent last from this window. */
const sent = new Map<string, number>();

/** Hands the link over: by the share sheet of a phone, or to be pasted into a chat. */
function Button({ id, game, version, to, isUntouched }: ButtonProps): JSX.Element {
  const say = useLazyTexts(MESSAGE_TEXTS);
  const [address, setAddress] = useState<string>();
  const [outcome, setOutcome] = useState<HandedOver>();
  // Made before anybody taps: a share sheet opens only right after a tap.
  useEffect(() => {
    setAddress(undefined);
    let isWanted = true;
    addressOf(id).then((made) => isWanted && setAddress(made), reportError);
    return () => {
      isWanted = false;
    };
  }, [id, version]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that ended the turn is gone, and with it the focus.
    if (say && !isFirstScreen() && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [say]);
  if (!say) return <button type="button" class={KIND} aria-disabled="true" aria-label={t.value('web-by-message')} />;
  const send = async (url: string) => {
    const text = to === undefined ? say('message-text-over', { game }) : say('message-text', { game, name: to });
    const handed = await handOver({ title: say('game', { game }), text, url });
    if (handed !== 'left') sent.set(id, version);
    setOutcome(handed);
    if (handed === 'copied') announce(say('message-copied'));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={KIND}
        aria-disabled={address === undefined}
        onClick={() => address !== undefined && send(address).catch(reportError)}
      >
        <span class="thumb-label">
          <Icon name="share" />
          <span>
            {to !== undefined && isUntouched && <small>{say('message-begins', { name: to })}</small>}
            {labelOf(to, sent.get(id) === version, say)}
          </span>
        </span>
      </button>
      {address !== undefined && (outcome === 'copied' || outcome === 'none') && (
        <SentDialog address={address} isCopied={outcome === 'copied'} say={say} onClose={() => setOutcome(undefined)} />
      )}
    </>
  );
}

function labelOf(to: string | undefined, isSent: boolean, say: Translate): string {
  if (isSent) return say('message-send-again');
  return say(to === undefined ? 'message-send-result' : 'message-send');
}

interface SentDialogProps {
  readonly address: string;
  readonly isCopied: boolean;
  readonly say: Translate;
  readonly onClose: () => void;
}

function SentDialog({ address, isCopied, say, onClose }: SentDialogProps): JSX.Element {
  return (
    <Dialog title={say('message-send')} class="message-sent" onClose={onClose}>
      <p>
        <b>{say(isCopied ? 'message-copied' : 'message-here')}</b> {say('message-carries')}
      </p>
      <input
        readOnly
        value={address}
        aria-label={say('message-send')}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isOwnComputer(location.hostname) && <p class="aside">{say('message-localhost')}</p>}
    </Dialog>
  );
}
