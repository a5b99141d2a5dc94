import type { SentTurn, Source, Tell } from '../src/source.ts';
import type { AnyTypes } from './games.ts';

/** What comes first after a turn was accepted; a lost answer never comes. */
export type Order = 'row-first' | 'answer-first' | 'answer-lost';

/** A source whose rows and answers come in another order, and whose last words come after their watch has ended. */
export function delayed(source: Source<AnyTypes>, order: Order): Source<AnyTypes> & { flush(): Promise<void> } {
  const held: (() => void)[] = [];
  let isHolding = false;
  const say = (words: () => void) => {
    if (isHolding) held.push(words);
    else words();
  };
  const flush = async () => {
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
    isHolding = false;
    for (const words of held.splice(0)) words();
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  };
  return {
    link: source.link,
    watch(viewer, tell: Tell<AnyTypes>, after) {
      let isFirst = true;
      return source.watch(
        viewer,
        (table, rows) => {
          // What a watch begins with is never late.
          if (isFirst) tell(table, rows);
          else say(() => tell(table, rows));
          isFirst = false;
        },
        after,
      );
    },
    async submit(turn: SentTurn) {
      isHolding = order === 'answer-first';
      const answer = await source.submit(turn);
      return order === 'answer-lost' ? new Promise(() => {}) : answer;
    },
    flush,
  };
}
