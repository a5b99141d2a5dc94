import type { GameTypes, Seat } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { ComponentType, JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Banner } from '../../art/piece.tsx';
import type { GameAction } from '../action.ts';
import { Dialog } from '../dialog.tsx';
import type { Advice, Face } from '../face.ts';
import type { ShownTable } from '../shown-table.ts';
import { nameOf } from '../words.ts';

interface BoardDialogProps<G extends GameTypes, I extends Input<G>> {
  readonly shown: ShownTable<G, I>;
  readonly seat: Seat;
  /** With the board itself, large; else only what its points are made of. */
  readonly isEnlarged: boolean;
  readonly onClose: () => void;
}

/** What the points of a seat are made of; under another player's board, large, until somebody taps. Keys read it square by square. */
export function createBoardDialog<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
): ComponentType<BoardDialogProps<G, I>> {
  return ({ shown: { view, chairs }, seat, isEnlarged, onClose }): JSX.Element => {
    const points = face.rules.game.score(view, seat);
    const title = (
      <>
        <Banner seat={seat} size={24} /> {nameOf(chairs, seat)}: {t.value('web-points', { points })}
      </>
    );
    return (
      <Dialog title={title} class={isEnlarged ? 'enlarged' : 'breakdown'} isOnlyLookedAt={isEnlarged} onClose={onClose}>
        {isEnlarged && <face.Enlarged view={view} seat={seat} chairs={chairs} />}
        <face.Breakdown view={view} seat={seat} chairs={chairs} />
      </Dialog>
    );
  };
}
