import type { GameTypes, Seat } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { Banner } from '../art/piece.tsx';
import type { CurtainFace } from './face.ts';
import type { ShownTable } from './shown-table.ts';
import { nameOf } from './words.ts';
import './curtain.css';

/** A tap that was meant for what stood here before opens nothing. */
const DEAF_MS = 600;

/** Whether the table is out of sight: a hidden turn is on its way, or the device goes from hand to hand. */
export function isCurtained<G extends GameTypes, I extends Input<G>>(
  curtain: CurtainFace<G> | undefined,
  { stage, view, panel }: ShownTable<G, I>,
  own: readonly Seat[],
  isHidden: (seat: Seat) => boolean,
): boolean {
  if (!curtain || own.length < 2) return false;
  if (panel?.kind === curtain.together) return true;
  if (stage.kind === 'sent') return isHidden(stage.seat);
  // Somebody has come or gone, and what they may see is on its way.
  if (stage.kind === 'waiting' && stage.seats.length === 0) return curtain.isDue(view);
  return stage.kind === 'hand-over' && curtain.isDue(view);
}

interface CurtainProps<G extends GameTypes, I extends Input<G>> {
  readonly curtain: CurtainFace<G>;
  readonly game: string;
  readonly shown: ShownTable<G, I>;
  readonly onCome: (seat: Seat) => void;
  /** Everybody looks. */
  readonly onShow: () => void;
  readonly showLabel: string;
}

/** Lies between two people at one device: nothing of the table exists while it does. */
export function Curtain<G extends GameTypes, I extends Input<G>>(props: CurtainProps<G, I>): JSX.Element {
  const { curtain, game, shown, onCome, onShow, showLabel } = props;
  const say = t.value;
  const [picked, setPicked] = useState<Seat>();
  const { stage, panel, chairs } = shown;
  const seats = stage.kind === 'hand-over' ? stage.seats : [];
  const seat = seats.find((each) => each === picked) ?? (seats.length === 1 ? seats[0] : undefined);
  const title = say('game', { game });
  if (panel?.kind === curtain.together) {
    return (
      <Cloth key="together" title={title} words={curtain.allDone(say)}>
        {(tap) => <CurtainButton label={showLabel} onTap={() => tap(onShow)} />}
      </Cloth>
    );
  }
  if (seat !== undefined) {
    const name = nameOf(chairs, seat);
    return (
      <Cloth key={seat} seat={seat} title={title} words={curtain.handTo(name, say)}>
        {(tap) => <CurtainButton label={curtain.come(name, say)} onTap={() => tap(() => onCome(seat))} />}
      </Cloth>
    );
  }
  return (
    <Cloth key="who" title={title} words={seats.length > 0 ? curtain.who(say) : ''}>
      {(tap) => (
        <ul class="curtain-names">
          {seats.map((each) => (
            <li key={each}>
              <button
                type="button"
                class={`button curtain-name seat-${each % 4}`}
                onClick={() => tap(() => setPicked(each))}
              >
                <Banner seat={each} size={32} />
                <span class="name">{nameOf(chairs, each)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Cloth>
  );
}

interface ClothProps {
  readonly seat?: Seat;
  readonly title: string;
  readonly words: string;
  /** What can be tapped: a tap acts only once the curtain has been there for a moment. */
  readonly children: (tap: (act: () => void) => void) => JSX.Element;
}

function Cloth({ seat, title, words, children }: ClothProps): JSX.Element {
  const since = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const tap = (act: () => void) => performance.now() - since.current >= DEAF_MS && act();
  return (
    <main class={`curtain${seat === undefined ? '' : ` seat-${seat % 4}`}`}>
      {seat !== undefined && <Banner seat={seat} size={96} />}
      <Heading title={title} class="curtain-words">
        {words}
      </Heading>
      {children(tap)}
    </main>
  );
}

function CurtainButton({ label, onTap }: { readonly label: string; readonly onTap: () => void }): JSX.Element {
  return (
    <button type="button" class="button is-main curtain-come" onClick={onTap}>
      {label}
    </button>
  );
}
