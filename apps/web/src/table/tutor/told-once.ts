import type { Lesson } from '../face.ts';

/** Lessons that are told once; the others stay as long as they help. */
export function isToldOnce({ answers }: Lesson): boolean {
  return answers.some((answer) => answer === 'good' || answer === 'go-on');
}
