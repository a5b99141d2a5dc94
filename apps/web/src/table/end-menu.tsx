import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { canShare, givePicture } from '../app/picture-file.ts';
import { formatRoute } from '../app/route.ts';
import { SoundSwitch } from '../app/sound-switch.tsx';
import { Icon } from '../art/icon.tsx';
import { routeOf } from '../games/cards.ts';
import type { GameAction } from './action.ts';
import { Dialog } from './dialog.tsx';
import type { Advice, Face } from './face.ts';
import type { ShownTable } from './shown-table.ts';
import { winnersText } from './words.ts';

interface EndMenuProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly shown: ShownTable<G, I>;
  /** Nothing before the whole match is over. */
  readonly ranks: readonly number[] | undefined;
  readonly onSaveRecord: () => void;
  readonly onClose: () => void;
}

/** What else can be done with a game that is over. */
export function EndMenu<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  props: EndMenuProps<G, I, A, H>,
): JSX.Element {
  const { face, ranks, onSaveRecord, onClose } = props;
  const say = t.value;
  const [isPictureOpen, setPictureOpen] = useState(false);
  if (isPictureOpen && ranks) return <PictureDialog {...props} ranks={ranks} />;
  return (
    <Dialog title={say('web-menu')} onClose={onClose}>
      <nav class="menu">
        {face.result.Picture && ranks && (
          <button type="button" class="button" onClick={() => setPictureOpen(true)}>
            <Icon name="share" />
            <span>{say(canShare() ? 'pad-share' : 'pad-save')}</span>
          </button>
        )}
        <button type="button" class="button" onClick={onSaveRecord}>
          <Icon name="save" />
          <span>{say('web-save-record')}</span>
        </button>
        <SoundSwitch class="button" hasWords />
        <a class="button" href={formatRoute({ screen: 'my-games' })}>
          <Icon name="trophy" />
          <span>{say('web-my-games')}</span>
        </a>
        <a class="button" href={formatRoute(routeOf('rules', face.rules.game.id))}>
          <Icon name="question" />
          <span>{say('web-rulebook')}</span>
        </a>
        <a class="button" href={formatRoute({ screen: 'settings' })}>
          <Icon name="settings" />
          <span>{say('web-settings')}</span>
        </a>
        <a class="button" href={formatRoute({ screen: 'home' })}>
          <Icon name="home" />
          <span>{say('web-to-first')}</span>
        </a>
      </nav>
    </Dialog>
  );
}

interface PictureDialogProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>
  extends EndMenuProps<G, I, A, H> {
  readonly ranks: readonly number[];
}

/** The picture as it will be handed on, and the button that does it. */
function PictureDialog<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  shown: { view, chairs },
  ranks,
  onClose,
}: PictureDialogProps<G, I, A, H>): JSX.Element {
  const say = t.value;
  const frame = useRef<HTMLDivElement>(null);
  const isDrawn = useIsDrawn(frame);
  const [hasFailed, setFailed] = useState(false);
  const { Picture } = face.result;
  const give = () => {
    const svg = frame.current?.querySelector('svg');
    if (svg)
      givePicture(svg, face.rules.game.id).then(
        () => setFailed(false),
        () => setFailed(true),
      );
  };
  const winners = chairs.filter((_, seat) => ranks[seat] === 1);
  return (
    <Dialog title={say('pad-result')} class="end-picture" onClose={onClose}>
      <div ref={frame}>
        {Picture && <Picture view={view} chairs={chairs} ranks={ranks} verdict={winnersText(winners, say)} />}
      </div>
      <button type="button" class="button is-main" disabled={!isDrawn} onClick={give}>
        <Icon name={canShare() ? 'share' : 'save'} />
        {say(canShare() ? 'pad-share' : 'pad-save')}
      </button>
      {hasFailed && <p role="alert">{say('pad-picture-failed')}</p>}
    </Dialog>
  );
}

/** Whether there is a drawing in this frame: its code comes when it is first shown. */
function useIsDrawn(frame: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    const look = () => setDrawn(frame.current?.querySelector('svg') instanceof SVGElement);
    look();
    const watch = new MutationObserver(look);
    watch.observe(frame.current!, { childList: true });
    return () => watch.disconnect();
  }, [frame]);
  return isDrawn;
}
