import type { GameTypes, Seat } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Banner } from '../../art/piece.tsx';
import type { GameAction } from '../action.ts';
import { Dialog } from '../dialog.tsx';
import type { Advice, Face } from '../face.ts';
import type { ShownTable } from '../shown-table.ts';
import { nameOf } from '../words.ts';

interface EnlargedDialogProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly shown: ShownTable<G, I>;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Another player's board, large, until somebody taps; keys read it square by square. */
export function EnlargedDialog<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  shown: { view, chairs },
  seat,
  onClose,
}: EnlargedDialogProps<G, I, A, H>): JSX.Element {
  const points = face.rules.game.score(view, seat);
  const title = (
    <>
      <Banner seat={seat} size={24} /> {nameOf(chairs, seat)}: {t.value('web-points', { points })}
    </>
  );
  return (
    <Dialog title={title} class="enlarged" isOnlyLookedAt={true} onClose={onClose}>
      <face.Enlarged view={view} seat={seat} chairs={chairs} />
      <face.Breakdown view={view} seat={seat} chairs={chairs} />
    </Dialog>
  );
}
