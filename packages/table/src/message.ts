import type { Seat } from '@crownhold/core';

/**
 * A sentence as data: the id of a text and its arguments. `seat` stands for the name of whoever sits there, `words` for
 * arguments that are texts themselves; whoever says it looks both up in the language of the person.
 */
export interface Message {
  readonly id: string;
  readonly seat?: Seat;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly words?: Readonly<Record<string, Message>>;
}
