import { type GameTypes, placesOf } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isMotionReduced } from '../app/appearance.ts';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { playSound } from '../app/sound.ts';
import { Icon } from '../art/icon.tsx';
import { CrownSign } from '../art/piece.tsx';
import type { GameAction } from './action.ts';
import { countingFrames } from './counting.ts';
import { EndMenu } from './end-menu.tsx';
import type { Advice, Face } from './face.ts';
import { FallingCrowns } from './falling-crowns.tsx';
import { type FarParts, farShown } from './far-parts.ts';
import type { Sitting } from './sitting.ts';
import { useCounting } from './use-counting.ts';
import { promptOf, verdictOf } from './words.ts';
import './end-panel.css';

/** Where all boards stand side by side, they are counted side by side. */
const WIDE = '(min-width: 48rem)';

interface EndProps<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  readonly sitting: Sitting<G, I, A>;
  /** Gives the result to people elsewhere. */
  readonly send: JSX.Element | undefined;
  readonly far?: FarParts | undefined;
  readonly onSaveRecord: () => void;
  readonly onRematch: () => void;
  readonly onSameThrows: () => void;
}

interface EndPanelProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>
  extends EndProps<G, I, A> {
  readonly face: Face<G, I, A, H>;
}

/** The end of a game of one kind; loaded when there is one. */
export function createEndPanel<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
): ComponentType<EndProps<G, I, A>> {
  return (props) => <EndPanel face={face} {...props} />;
}

/** The result of a game: every board is counted, then the winner is named. */
function EndPanel<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  sitting,
  send,
  far,
  onSaveRecord,
  onRematch,
  onSameThrows,
}: EndPanelProps<G, I, A, H>): JSX.Element {
  const say = t.value;
  const { table } = sitting;
  const shown = table.shown.value;
  const { view, chairs } = shown;
  const isOver = shown.stage.kind === 'over';
  const ranks = useMemo(
    () => (isOver ? placesOf(face.rules.game.ranking(view), chairs) : undefined),
    [face, view, chairs, isOver],
  );
  const frames = useMemo(
    () => countingFrames(face.result.counts(view), ranks, matchMedia(WIDE).matches),
    [face, view, ranks],
  );
  const frame = useCounting(frames);
  const isCounted = frame === frames.at(-1);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useFollowedCard(isCounted, frame);
  useEffect(() => {
    if (isCounted && isOver) playSound('end');
  }, [isCounted, isOver]);
  const winners = chairs.flatMap((_, seat) => (ranks?.[seat] === 1 ? [seat] : []));
  const isVictory = isOver && isCounted;
  // Where somebody has resigned, that has decided.
  const tie = isVictory && !chairs.some(({ hasResigned }) => hasResigned) ? face.result.tie(view, say) : '';
  const cloth = winners.length === 1 ? `seat-${winners[0]}` : 'is-shared';
  return (
    <main class="end">
      <div class={isVictory ? `end-head is-unrolled ${cloth}` : 'end-head'}>
        {isVictory && <CrownSign size={40} />}
        <Heading title={promptOf(face, shown, say)} class="end-title">
          {isVictory ? verdictOf(face, shown, say) : promptOf(face, shown, say)}
        </Heading>
      </div>
      <p class="end-tie">{tie}</p>
      {far && isVictory && ranks && <far.Notes shown={farShown(shown, sitting.own)} places={ranks} />}
      <div class="results" data-seats={chairs.length}>
        <face.result.Cards view={view} chairs={chairs} ranks={ranks} counted={frame.counted} />
      </div>
      <footer class="end-actions">
        {isOver ? (
          <>
            {send}
            {far ? (
              <far.Again shown={farShown(shown, sitting.own)} />
            ) : (
              <button type="button" class={sitting.isByMessage ? 'button' : 'button is-main'} onClick={onRematch}>
                <Icon name="rematch" />
                <span>{say('web-rematch')}</span>
              </button>
            )}
            {!far && face.result.again?.isOffered(view) && (
              <button type="button" class="button end-again" onClick={onSameThrows}>
                <Icon name="rematch" />
                <span>{face.result.again.label(say)}</span>
              </button>
            )}
            {far ? (
              <button type="button" class="button" onClick={far.onLookBack}>
                <Icon name="replay" />
                <span>{say('web-look-back')}</span>
              </button>
            ) : (
              <a class="button" href={formatRoute({ screen: 'replay', id: sitting.id })}>
                <Icon name="replay" />
                <span>{say('web-look-back')}</span>
              </a>
            )}
          </>
        ) : (
          <button type="button" class="button is-main" onClick={() => table.goOn()}>
            <span>{say('web-next-game')}</span>
            <Icon name="forward" />
          </button>
        )}
        <button type="button" class="button is-icon" aria-label={say('web-menu')} onClick={() => setMenuOpen(true)}>
          <Icon name="menu" />
        </button>
      </footer>
      {isVictory && !isMotionReduced.value && <FallingCrowns />}
      {isMenuOpen && (
        <EndMenu
          face={face}
          shown={shown}
          ranks={ranks}
          onSaveRecord={onSaveRecord}
          onClose={() => setMenuOpen(false)}
        />
      )}
    </main>
  );
}

/** Keeps the board that is counted in sight; at the end the winner's, which is the first. */
function useFollowedCard(isCounted: boolean, frame: unknown): void {
  useEffect(() => {
    if (isMotionReduced.value) return;
    if (isCounted) scrollTo({ top: 0, behavior: 'smooth' });
    else document.querySelector('.result.is-counting')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isCounted, frame]);
}
