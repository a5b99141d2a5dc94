import { type Chair, type GameRecord, type GameTypes, isFault } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { navigate } from '../app/navigation.ts';
import { Icon } from '../art/icon.tsx';
import { playOn } from '../table/begin.ts';
import { chairsOfRecord, withPerson } from './chairs.ts';
import { PlayOnDialog } from './play-on-dialog.tsx';
import { ReplayControls } from './replay-controls.tsx';
import type { Replay, ReplayFace } from './replay-face.ts';
import { ReplayFault } from './replay-fault.tsx';
import { isOver, momentText } from './replay-words.ts';
import { isStillPlayed } from './running-game.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { useStepping } from './use-stepping.ts';

/** Shows records of a game with its boards. */
export function createReplay<G extends GameTypes>(face: ReplayFace<G>): Replay {
  return ({ record, say }): JSX.Element => {
    const timeline = useMemo(() => createTimeline<G>(face.game, record, face.hidesTurns), [record]);
    if (isFault(timeline)) return <ReplayFault fault={timeline} say={say} />;
    const chairs = chairsOfRecord(record, timeline.options.seats, say);
    return <BoardReplay face={face} record={record} timeline={timeline} chairs={chairs} say={say} />;
  };
}

interface BoardReplayProps<G extends GameTypes> {
  readonly face: ReplayFace<G>;
  readonly record: GameRecord;
  readonly timeline: Timeline<G>;
  readonly chairs: readonly Chair[];
  readonly say: Translate;
}

/** All boards, what lies between them and what happened, moment by moment. */
function BoardReplay<G extends GameTypes>({ face, record, timeline, chairs, say }: BoardReplayProps<G>): JSX.Element {
  const stepping = useStepping(timeline.moments.length, 0, (index) => face.lookMs?.(timeline.moments[index]!));
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isPlayed, setPlayed] = useState<boolean>();
  if (error !== undefined) throw error;
  useEffect(() => {
    isStillPlayed(record).then(setPlayed, setError);
  }, [record]);
  const moment = timeline.moments[stepping.index]!;
  const ranks = isOver(face, moment) ? face.game.ranking(moment.view) : undefined;
  const lines = momentText(face, timeline, stepping.index, chairs, say);
  useVoice(lines.join('. '), stepping.index);
  const begin = (seat: number) => {
    playOn(record, moment.steps, withPerson(face, chairs, seat))
      .then((id) => {
        // It was replayed just now.
        if (typeof id !== 'string') throw new Error(`a replayed record was refused: ${id.refusal.code}`);
        navigate({ screen: 'table', id });
      })
      .catch(setError);
  };
  return (
    <>
      <div class="replay-kingdoms" data-seats={chairs.length}>
        {chairs.map((chair, seat) => (
          <face.Board key={seat} moment={moment} seat={seat} chair={chair} place={ranks?.[seat]} say={say} />
        ))}
      </div>
      <div class="replay-news">
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {!ranks && <face.Middle record={record} moment={moment} chairs={chairs} say={say} />}
      {!ranks && isPlayed === true && <p class="aside">{say('replay-still-played')}</p>}
      {!ranks && isPlayed === false && (
        <button type="button" class="button replay-on" onClick={() => setAsking(true)}>
          <Icon name="forward" />
          {say('replay-play-on')}
        </button>
      )}
      <ReplayControls stepping={stepping} say={say} />
      {isAsking && <PlayOnDialog chairs={chairs} say={say} onChoose={begin} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Says aloud what each step brought; the first is on the screen already. */
function useVoice(text: string, index: number): void {
  const said = useRef(index);
  useEffect(() => {
    if (said.current !== index) announce(text);
    said.current = index;
  }, [text, index]);
}
