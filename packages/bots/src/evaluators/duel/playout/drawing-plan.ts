import type { DrawingSearch } from './drawing-search.ts';

const NONE = Number.NEGATIVE_INFINITY;

/** The best way found so far to draw the dice of a seat. */
export class DrawingPlan {
  rating = NONE;
  /** 0 for a pass. */
  first = 0;
  second = 0;
  firstArms = 0;
  secondArms = 0;
  /** The faces as they are drawn, the spell that is spent, and the die that the castle marks or -1. */
  face = 0;
  otherFace = 0;
  spell = 0;
  marked = -1;

  clear(face: number, otherFace: number): void {
    this.rating = NONE;
    this.first = 0;
    this.face = face;
    this.otherFace = otherFace;
    this.spell = 0;
    this.marked = -1;
  }

  /** Takes what a search has found if it is better. */
  offer(rating: number, found: DrawingSearch, spell: number, face: number, otherFace: number, marked: number): void {
    if (rating <= this.rating) return;
    this.rating = rating;
    this.first = found.first;
    this.second = found.second;
    this.firstArms = found.firstArms;
    this.secondArms = found.secondArms;
    this.face = face;
    this.otherFace = otherFace;
    this.spell = spell;
    this.marked = marked;
  }
}
