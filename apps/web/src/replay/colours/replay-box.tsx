import type { ColoursTypes } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isMotionReduced } from '../../app/appearance.ts';
import { Icon } from '../../art/icon.tsx';
import { Sheet } from '../../board/sheet.tsx';
import { DiceOnMap } from '../../table/colours/board/dice-on-map.tsx';
import { dieText } from '../../table/colours/die-words.ts';
import { seenMap } from '../../table/colours/film.tsx';
import { sheetAreas, sheetMap } from '../../table/colours/sheet-map.ts';
import { isInBox } from '../../table/colours/shown-sheet.ts';
import { type Playing, playThrow } from '../../table/colours/throw/play-throw.ts';
import { isTurned } from '../../table/colours/turning.ts';
import type { ReplayMiddleProps } from '../replay-face.ts';
import { isThrown, type ReplayedThrow, throwAfter } from './replayed-throw.ts';
import { TakenDice } from './taken-dice.tsx';
import { useThrows } from './use-throws.ts';
import '../../table/colours/board/colours.css';
import './replay-colours.css';

const MAP_PLACE = '.replay-box-map .sheet > svg';

/** The box with the dice that lie in it, which fall as they fell, and those that somebody has taken. */
export function ReplayBox({ record, moment, chairs, say }: ReplayMiddleProps<ColoursTypes>): JSX.Element {
  const { view, events, steps } = moment;
  const map = useMemo(() => sheetMap(say), [say]);
  const areas = useMemo(() => sheetAreas([], say, { label: () => '' }), [say]);
  const isThrow = isThrown(events);
  const { part, throws } = useThrows(record, isThrow);
  const thrown = throws && throwAfter(throws, steps);
  const film = useThrowFilm(isThrow ? thrown : undefined, view.atlas.map);
  const inBox = [0, 1, 2, 3].filter((die) => isInBox(view, die)).map((die) => dieText(view, die, say));
  const shape = isTurned.value ? 'replay-box-map is-turned' : 'replay-box-map';
  return (
    <div class="replay-box">
      <div class={film.isFalling ? `${shape} is-falling` : shape} aria-hidden="true" onClick={film.end}>
        <Sheet label="" map={map} areas={areas} isBox isTurned={isTurned.value}>
          <DiceOnMap state={view} thrown={thrown?.thrown} chosen={undefined} onDie={undefined} />
        </Sheet>
      </div>
      <p class="replay-throw" aria-live="polite">
        {part !== undefined && say('web-dice-coming', { percent: Math.round(100 * part) })}
        {isThrow && thrown && (
          <button type="button" class="button" onClick={film.play}>
            <Icon name="forward" />
            {say('colours-see-throw')}
          </button>
        )}
      </p>
      {inBox.length > 0 && <p class="unseen">{inBox.join('; ')}</p>}
      <TakenDice view={view} chairs={chairs} say={say} />
    </div>
  );
}

interface ThrowFilm {
  readonly isFalling: boolean;
  readonly play: () => void;
  readonly end: () => void;
}

/** Plays a throw when it comes; a tap, another moment or a page that moves ends it. */
function useThrowFilm(thrown: ReplayedThrow | undefined, box: Parameters<typeof seenMap>[0]): ThrowFilm {
  const [isFalling, setFalling] = useState(false);
  const playing = useRef<Playing>(undefined);
  const end = () => playing.current?.end();
  const play = () => {
    end();
    const film = thrown && playThrow(thrown.thrown, seenMap(box), MAP_PLACE);
    if (!film) return;
    playing.current = film;
    setFalling(true);
    film.done.then(() => {
      if (playing.current === film) setFalling(false);
    }, reportError);
  };
  useEffect(() => {
    if (!thrown || isMotionReduced.value || !isInSight()) return undefined;
    play();
    addEventListener('scroll', end, { passive: true });
    return () => {
      removeEventListener('scroll', end);
      end();
    };
  }, [thrown]);
  return { isFalling, play, end };
}

/** Dice that fall where nobody looks are not worth the noise. */
function isInSight(): boolean {
  const { top, bottom } = document.querySelector(MAP_PLACE)!.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}
