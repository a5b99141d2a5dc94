import { type GameRecord, isFault } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { navigate } from '../app/navigation.ts';
import { Icon } from '../art/icon.tsx';
import type { Chair } from '../games/chair.ts';
import { playOn } from '../table/begin.ts';
import { withPerson } from './chairs.ts';
import { PlayOnDialog } from './play-on-dialog.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayKingdom } from './replay-kingdom.tsx';
import { ReplayLines } from './replay-line.tsx';
import { isOver, momentText } from './replay-words.ts';
import type { Timeline } from './timeline.ts';
import { useStepping } from './use-stepping.ts';

interface KingdominoReplayProps {
  readonly record: GameRecord;
  readonly timeline: Timeline;
  readonly chairs: readonly Chair[];
  readonly say: Translate;
}

/** All kingdoms, the lines and what happened, moment by moment. */
export function KingdominoReplay({ record, timeline, chairs, say }: KingdominoReplayProps): JSX.Element {
  const stepping = useStepping(timeline.moments.length, 0);
  const [isAsking, setAsking] = useState(false);
  const moment = timeline.moments[stepping.index]!;
  const ranks = isOver(moment) ? kingdomino.ranking(moment.state) : undefined;
  const lines = momentText(timeline, stepping.index, chairs, say);
  useVoice(lines.join('. '), stepping.index);
  const begin = async (seat: number) => {
    const id = await playOn(record, moment.steps, withPerson(chairs, seat));
    // It was replayed just now.
    if (typeof id === 'object' && isFault(id)) throw new Error(`a replayed record was refused: ${id.refusal.code}`);
    navigate({ screen: 'table', id });
  };
  return (
    <>
      <div class="replay-kingdoms" data-seats={chairs.length}>
        {chairs.map((chair, seat) => (
          <ReplayKingdom key={seat} moment={moment} seat={seat} chair={chair} place={ranks?.[seat]} say={say} />
        ))}
      </div>
      <div class="replay-news">
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {!ranks && <ReplayLines state={moment.state} chairs={chairs} say={say} />}
      {!ranks && (
        <button type="button" class="button replay-on" onClick={() => setAsking(true)}>
          <Icon name="forward" />
          {say('replay-play-on')}
        </button>
      )}
      <ReplayControls stepping={stepping} say={say} />
      {isAsking && (
        <PlayOnDialog
          chairs={chairs}
          say={say}
          onChoose={(seat) => begin(seat).catch(reportError)}
          onClose={() => setAsking(false)}
        />
      )}
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
