import type { GameTypes, Refusal, Seat, SeenRow, TableView, View, Viewer } from '@crownhold/core';
import type { Input } from './input.ts';
import type { Answer, KeptDraft, SentTurn } from './source.ts';

/** One device at one table, as a value. Screens read this and nothing else. */
export interface Session<G extends GameTypes, I extends Input<G>> {
  /** The seats that this device plays: all people at it, one or more of a far table, none for spectators. */
  readonly own: readonly Seat[];
  /** Whose eyes see the screen; with several people nobody's while the device is handed over. */
  readonly front?: Seat | undefined;
  readonly table: TableView<G>;
  /** The turn that `front` builds, on `table.view`. */
  readonly input?: I | undefined;
  /** A turn on its way, drawn as if it were accepted; never two. */
  readonly sent?: Sent<G, I> | undefined;
  /** Rows that are still to be animated and spoken; of the first one the acts that were told are missing. */
  readonly untold: readonly SeenRow<G>[];
  /** What stands on the screen while they are told: the view after the act that was told last. */
  readonly scene?: View<G['state']> | undefined;
  /** A finished game of a series, until somebody goes on. */
  readonly pause?: View<G['state']> | undefined;
  /** The turn that was in the making when the table was left, until its seat is in front again. */
  readonly kept?: KeptDraft | undefined;
  /** Why the last action was refused. */
  readonly whyNot?: Refusal | undefined;
  /** Why the last turn that was sent came back. */
  readonly rejected?: Exclude<Answer, { readonly kind: 'accepted' }> | undefined;
  readonly isLinkUp: boolean;
}

export interface Sent<G extends GameTypes, I extends Input<G>> extends Omit<SentTurn, 'turn'> {
  /** Not of a turn that other people at the device must not see. */
  readonly input?: I | undefined;
}

/** What happens to a session: people act, tables change, answers come. */
export type Happening<G extends GameTypes, A> =
  | { readonly kind: 'act'; readonly action: A }
  | { readonly kind: 'undo' | 'go-on' }
  /** Sends the turn, if it is whole, under an id that no other command has. */
  | { readonly kind: 'confirm'; readonly id: string }
  /** The first act that was untold is told; or all of them, as far as nobody has to go on first. */
  | { readonly kind: 'told'; readonly isAll?: boolean }
  /** Somebody has taken the device. */
  | { readonly kind: 'come'; readonly seat: Seat }
  /** Whoever is in front goes away from a hidden turn in the making: nothing of it stays here. */
  | { readonly kind: 'leave' }
  | {
      readonly kind: 'table';
      readonly table: TableView<G>;
      readonly rows: readonly SeenRow<G>[];
      /** The turn that the viewer has left in the making, if the source keeps it. */
      readonly kept?: KeptDraft | undefined;
    }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: Answer }
  | { readonly kind: 'link'; readonly isUp: boolean };

/** What the host of a session has to do. */
export type Effect =
  | { readonly kind: 'submit'; readonly turn: SentTurn }
  /** Ends the present watch and begins another one, with the rows after a version. */
  | { readonly kind: 'watch'; readonly viewer: Viewer; readonly after: number }
  /** The turn in the making has changed, and is to be kept instead of the last one. */
  | { readonly kind: 'keep-draft'; readonly draft: KeptDraft | undefined }
  | { readonly kind: 'ask-again'; readonly seat: Seat };

export interface Stepped<G extends GameTypes, I extends Input<G>> {
  readonly session: Session<G, I>;
  readonly effects: readonly Effect[];
}
