import type { Seat } from '@crownhold/core';
import { diceIn, duel, groundAt, type State } from '@crownhold/games/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { Icon } from '../../../art/icon.tsx';
import { Banner } from '../../../art/piece.tsx';
import type { Spot } from '../../../board/square.ts';
import { actsSince } from '../../shown-table.ts';
import { nameOf } from '../../words.ts';
import type { ShownDuel } from '../duel-table.ts';
import { domainMarks, squaresOf } from '../map-picture.ts';
import { roleOf } from '../rounds.ts';
import { boardState } from '../task.ts';
import { duelVoice } from '../voice.ts';
import { Die } from './die.tsx';
import { DuelMap } from './duel-map.tsx';

interface RivalProps {
  readonly shown: ShownDuel;
  /** Whether the tray has no room for the rival's dice: then they stand with the name. */
  readonly hasDice: boolean;
  readonly onEnlarge: (seat: number) => void;
}

/** The other map, small and alive; a tap enlarges it. */
export function Rival({ shown, hasDice, onEnlarge }: RivalProps): JSX.Element {
  const say = t.value;
  const { chairs, front, input, view } = shown;
  const seat = 1 - front;
  const state = boardState(input, view);
  const name = nameOf(chairs, seat);
  return (
    <button type="button" class="duel-rival" onClick={() => onEnlarge(seat)}>
      <span class="rival-map" aria-hidden="true">
        <StillMap state={state} seat={seat} label="" size="mini" fresh={freshCells(shown, seat)} />
      </span>
      <span class="rival-words">
        <Banner seat={seat} size={18} />
        <span class="name">{name}</span>
        <span class="rival-role">{say('duel-role', { role: roleOf(state, seat) })}</span>
        {hasDice
          ? diceIn(state.hands[seat]!).map((die) => <Die key={die} face={state.faces[die]!} die={die} />)
          : chairs[seat]?.bot !== undefined && <Icon name="bot" size={16} />}
        <b class="rival-points">{duel.score(view, seat)}</b>
      </span>
      <span class="unseen">{say('web-enlarge', { name })}</span>
    </button>
  );
}

interface StillMapProps {
  readonly state: State;
  readonly seat: number;
  readonly label: string;
  readonly size?: 'full' | 'mini';
  readonly lit?: readonly Spot[] | undefined;
  readonly fresh?: readonly Spot[] | undefined;
}

/** A map that is only looked at. */
export function StillMap({ state, seat, label, size = 'full', lit, fresh }: StillMapProps): JSX.Element {
  return (
    <DuelMap
      label={label}
      seat={seat}
      squares={squaresOf(state, seat)}
      marks={domainMarks(state, seat)}
      isCastleUsed={((state.castles >> seat) & 1) === 1}
      isInteractive={false}
      size={size}
      lit={lit}
      fresh={fresh}
      describe={String}
    />
  );
}

/** What a seat has drawn since the last turn of whoever is in front. */
function freshCells({ acts, front }: ShownDuel, seat: Seat): readonly Spot[] {
  return actsSince(acts, front, duelVoice.stepSeat).flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'drawn' && event.seat === seat ? event.cells : [])),
  );
}

/** Nobody reads a map that is shown only while a turn is told: the voice tells it. */
const unread = () => '';

/** A map in the place of mine, while its owner's turn is told. */
export function WatchedMap({ shown, seat }: { readonly shown: ShownDuel; readonly seat: Seat }): JSX.Element {
  const { view, chairs } = shown;
  return (
    <DuelMap
      label={nameOf(chairs, seat)}
      seat={seat}
      squares={squaresOf(view, seat)}
      marks={domainMarks(view, seat)}
      isCastleUsed={((view.castles >> seat) & 1) === 1}
      fresh={freshCells(shown, seat).filter((spot) => groundAt(view, seat, spot) !== undefined)}
      isInteractive={true}
      describe={unread}
    />
  );
}
