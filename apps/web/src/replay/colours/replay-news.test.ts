import { type GameRecord, isFault, parseRecord } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { ColoursTypes } from '@crownhold/table/colours';
import { expect, it } from 'vitest';
import { coloursRecord } from '../../../e2e/colours-game.ts';
import { createTimeline } from '../timeline.ts';
import { momentNews } from './replay-news.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Bob' }];
const record = parseRecord(coloursRecord({ chairs: CHAIRS, until: ({ round }) => round > 4 })) as GameRecord;
const told = createTimeline<ColoursTypes>(colours, record, true);

it.each(LANGUAGES)('something is told of every step, in %s', (language) => {
  if (isFault(told)) throw new Error(told.refusal.code);
  const t = translatorFor(language);
  for (const [index, moment] of told.moments.entries()) {
    if (index > 0) expect(momentNews(moment, CHAIRS, t), `step ${moment.steps}`).not.toEqual([]);
  }
});
