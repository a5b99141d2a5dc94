/** What a person does in a game, as plain data. */
export interface GameAction {
  readonly kind: string;
}

/** What a gesture or a key does at a table: something of the game, or of every game. */
export type TableAction<A extends GameAction> = A | TurnAction;

type TurnAction = {
  /** `proceed` takes the next step of a turn, or ends it when it is whole; `finish` does both. */
  readonly kind: 'undo' | 'confirm' | 'proceed' | 'finish';
};

export type PointerKind = 'touch' | 'pen' | 'mouse' | 'key';

/** A pointer as browsers call it; whatever they invent is taken for a mouse. */
export function pointerKind(type: string): PointerKind {
  return type === 'touch' || type === 'pen' || type === 'key' ? type : 'mouse';
}
