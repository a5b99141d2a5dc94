import { REACTIONS, type Reaction } from '@crownhold/protocol';
import type { FarReaction } from '@crownhold/table/far';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Switch } from '../app/switch.tsx';
import { Dialog } from '../table/dialog.tsx';
import type { FarShown } from '../table/far-parts.ts';
import { nameOf } from '../table/words.ts';
import type { FarGame } from './far-game.ts';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import { ReactionPicture } from './reaction-sign.tsx';
import { areSignsShown, showSigns } from './signs-shown.ts';

const SHOWN_MS = 1500;
/** The server takes one sign of a seat in this time. */
const PAUSE_MS = 3000;
const SIGN_SIZE = 48;

interface ReactionSignProps {
  readonly table: OnlineTable;
  readonly far: FarGame;
  readonly shown: FarShown;
}

/** The sign that somebody has just given: it rises from the banner of whoever gives it, and is gone. */
export function ReactionSign({ table, far, shown }: ReactionSignProps): JSX.Element {
  const given = far.reaction.value;
  const [last, setLast] = useState(given);
  useEffect(() => {
    setLast(given);
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [given]);
  const isShown = last !== undefined && (shown.own.includes(last.seat) || areSignsShown(table.id).value);
  return (
    <p class="far-reaction" role="status">
      {isShown && <RisingSign given={last} shown={shown} />}
    </p>
  );
}

function RisingSign({ given, shown }: { readonly given: FarReaction; readonly shown: FarShown }): JSX.Element {
  const sign = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = bannerPlace(given.seat);
    if (!place || !sign.current) return;
    const left = Math.min(Math.max(place.x - SIGN_SIZE / 2, 4), innerWidth - SIGN_SIZE - 12);
    sign.current.style.left = `${left}px`;
    sign.current.style.top = `${Math.max(place.y - SIGN_SIZE / 2, 4)}px`;
  }, [given]);
  const say = t.value;
  return (
    <span ref={sign} class="far-rising">
      <ReactionPicture reaction={given.reaction} size={SIGN_SIZE} />
      <span class="unseen">
        {say('friends-reacted', {
          name: nameOf(shown.chairs, given.seat),
          sign: say('friends-reaction', { reaction: given.reaction }),
        })}
      </span>
    </span>
  );
}

/** The middle of the first banner of a seat that is in sight. */
function bannerPlace(seat: number): { readonly x: number; readonly y: number } | undefined {
  for (const use of document.querySelectorAll(`main use[href="#art-banner-${seat}"]`)) {
    const { x, y, width, height } = use.closest('svg')!.getBoundingClientRect();
    if (width > 0) return { x: x + width / 2, y: y + height / 2 };
  }
  return undefined;
}

interface ReactionButtonProps {
  readonly table: OnlineTable;
  readonly shown: FarShown;
}

/** One button, in the place of the hint that there is not among people; six signs behind it, and no free text. */
export function ReactionButton({ table, shown }: ReactionButtonProps): JSX.Element | undefined {
  const say = t.value;
  const [seat] = table.own;
  const [isOpen, setOpen] = useState(false);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  const people = shown.chairs.filter(({ bot }) => bot === undefined).length;
  if (seat === undefined || people < 2) return undefined;
  const give = (reaction: Reaction) => {
    setOpen(false);
    setResting(true);
    void PLACES.client.react(table.id, seat, reaction).catch(reportError);
  };
  return (
    <>
      <button
        type="button"
        class="button thumb-sign"
        aria-label={say('friends-react')}
        title={say('friends-react')}
        aria-disabled={isResting}
        onClick={() => !isResting && setOpen(true)}
      >
        <ReactionPicture reaction="clap" size={28} />
      </button>
      {isOpen && (
        <Dialog title={say('friends-react')} class="signs" onClose={() => setOpen(false)}>
          <div class="far-signs">
            {REACTIONS.map((reaction) => (
              <button key={reaction} type="button" class="button" onClick={() => give(reaction)}>
                <ReactionPicture reaction={reaction} size={SIGN_SIZE} />
                <small>{say('friends-reaction', { reaction })}</small>
              </button>
            ))}
          </div>
          <Switch
            label={say('friends-signs-shown')}
            about=""
            isOn={areSignsShown(table.id).value}
            onTurn={(areShown) => showSigns(table.id, areShown)}
          />
        </Dialog>
      )}
    </>
  );
}
