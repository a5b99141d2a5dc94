import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Banner } from '../art/piece.tsx';
import type { FarShown } from '../table/far-parts.ts';
import { nameOf } from '../table/words.ts';
import { leftText } from './clock-words.ts';
import type { FarGame } from './far-game.ts';
import { clocksAt, headClocks, type SeatClock } from './table-clocks.ts';

const TICK_MS = 1000;

interface ClockProps {
  readonly far: FarGame;
  readonly shown: FarShown;
}

/** The clocks as they are now, while the game goes on. */
function useClocks({ far, shown }: ClockProps): { readonly nowMs: number; readonly clocks: readonly SeatClock[] } {
  const [nowMs, setNow] = useState(Date.now);
  const heard = far.clocks.value;
  const terms = far.state.value?.people?.clock;
  const isCounted = heard !== undefined && terms !== undefined && terms.kind !== 'none' && shown.status === 'playing';
  useEffect(() => {
    if (!isCounted) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isCounted, heard]);
  return { nowMs, clocks: isCounted ? clocksAt(heard, terms, nowMs) : [] };
}

/** Mine, and of the others the one that runs; in a corner of the head that is kept for them. */
export function HeadClock({ far, shown }: ClockProps): JSX.Element | undefined {
  const { nowMs, clocks } = useClocks({ far, shown });
  const two = headClocks(clocks, shown.own);
  if (two.length === 0) return undefined;
  return (
    <p class="far-clocks" role="timer" aria-label={t.value('friends-clocks')}>
      {two.map((clock) => (
        <ClockFace key={clock.seat} clock={clock} nowMs={nowMs} shown={shown} />
      ))}
    </p>
  );
}

function ClockFace({ clock, nowMs, shown }: { clock: SeatClock; nowMs: number; shown: FarShown }): JSX.Element {
  const signs = [clock.isRunning && 'is-running', clock.isUrgent && 'is-urgent'].filter(Boolean);
  return (
    <span class={['far-clock', ...signs].join(' ')}>
      <Banner seat={clock.seat} size={14} />
      <span class="unseen">{nameOf(shown.chairs, clock.seat)}: </span>
      {leftText(clock.leftMs, nowMs, t.value)}
    </span>
  );
}

/** All of them with names, for the menu. */
export function ClockList(props: ClockProps): JSX.Element | undefined {
  const { nowMs, clocks } = useClocks(props);
  const { chairs } = props.shown;
  const say = t.value;
  if (clocks.length === 0) return undefined;
  return (
    <ul class="far-clock-list">
      {clocks.map(({ seat, leftMs, isUrgent }) => (
        <li key={seat} class={isUrgent ? 'is-urgent' : undefined}>
          <Banner seat={seat} size={20} />
          {say('friends-left', { name: nameOf(chairs, seat), time: leftText(leftMs, nowMs, say) })}
        </li>
      ))}
    </ul>
  );
}
