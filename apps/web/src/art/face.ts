export const GROUNDS = ['wheat', 'forest', 'lake', 'grass', 'swamp', 'mine'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What is drawn on a spot. */
export type Face =
  | {
      readonly kind: 'ground';
      readonly ground: Ground;
      readonly crowns: number;
      /** Any whole number: chooses among the drawings of a ground, so that a kingdom does not look stamped. */
      readonly drawing: number;
    }
  | { readonly kind: 'castle'; readonly seat: number };
