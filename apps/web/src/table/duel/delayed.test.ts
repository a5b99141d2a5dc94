import { isFault } from '@crownhold/core';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Source, Tell } from '@crownhold/table';
import type { DuelTypes } from '@crownhold/table/duel';
import { describe, expect, it } from 'vitest';
import { ANN, BOT, beginDuel, firstTurn, playTurn, sitAt } from '../../../test/duel-table.ts';
import type { ShownTable } from '../shown-table.ts';
import { voiceOf } from '../voice.ts';
import type { DuelTable } from './duel-table.ts';
import { face } from './face.tsx';
import { squaresOf } from './map-picture.ts';
import { newsOf } from './words.ts';

const CHAIRS = [ANN, BOT];
const settled = () => new Promise((resolve) => setTimeout(resolve));

interface Late {
  readonly source: Source<DuelTypes>;
  /** Lets out what was held back. */
  flush(): void;
}

/** Rows arrive late and in bursts: what a watch begins with is never late. */
function late(source: Source<DuelTypes>): Late {
  const held: (() => void)[] = [];
  return {
    flush: () => {
      for (const words of held.splice(0)) words();
    },
    source: {
      link: source.link,
      watch(viewer, tell: Tell<DuelTypes>, after) {
        let isFirst = true;
        return source.watch(
          viewer,
          (table, rows) => {
            if (isFirst) tell(table, rows);
            else held.push(() => tell(table, rows));
            isFirst = false;
          },
          after,
        );
      },
      submit: (turn) => source.submit(turn),
    },
  };
}

interface Story {
  readonly log: readonly string[];
  readonly heard: readonly string[];
  /** The pictures of whole turns: maps, spellbook and dice whenever a person is asked. */
  readonly pictures: readonly string[];
}

/** Plays a whole game and notes what a table logs, says and shows. */
async function play(isLate: boolean): Promise<Story> {
  const t = translatorFor('en');
  const here = beginDuel({ chairs: CHAIRS, here: { think: async (_, view, seat) => firstTurn(view, seat) } });
  const slow = late(here);
  const table: DuelTable = sitAt(isLate ? slow.source : here, CHAIRS);
  const heard: string[] = [];
  const pictures: string[] = [];
  let before: ShownTable<DuelTypes, NonNullable<DuelTable['shown']['value']['input']>> | undefined;
  table.shown.subscribe((shown) => {
    heard.push(...voiceOf(face, before, shown, t));
    before = shown;
  });
  for (let step = 0; step < 2000 && table.shown.value.stage.kind !== 'over'; step++) {
    const { stage, view } = table.shown.value;
    if (stage.kind === 'turn') {
      pictures.push(JSON.stringify([0, 1].map((seat) => [squaresOf(view, seat), [...view.ticks], [...view.faces]])));
      playTurn(table);
    }
    await settled();
    // A burst: several rows have come by now.
    if (step % 3 === 0) slow.flush();
  }
  const { log, chairs } = table.shown.value;
  return { log: newsOf(log, chairs, t), heard, pictures };
}

describe('the same game', () => {
  it('told late and in bursts gives the same log, voice and pictures', async () => {
    const [prompt, slow] = [await play(false), await play(true)];
    expect(prompt.log.length).toBeGreaterThan(100);
    expect(slow.log).toEqual(prompt.log);
    expect(slow.pictures).toEqual(prompt.pictures);
    expect(slow.heard).toEqual(prompt.heard);
  });
});

it.each(LANGUAGES)('a whole game is told without a hole, in %s', async (language) => {
  const t = translatorFor(language);
  const here = beginDuel({ chairs: CHAIRS, here: { think: async (_, view, seat) => firstTurn(view, seat) } });
  const table = sitAt(here, CHAIRS);
  for (let step = 0; step < 1000 && table.shown.value.stage.kind !== 'over'; step++) {
    if (table.shown.value.stage.kind === 'turn') playTurn(table);
    else await settled();
  }
  const record = here.record();
  expect(isFault(record)).toBe(false);
  const lines = newsOf(table.shown.value.log, CHAIRS, t);
  for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/);
});
