import { kingdomino } from '@crownhold/games/kingdomino';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import type { AnyBoard } from '../board.ts';
import { reasonText } from '../reason-text.ts';
import { kingdominoBoard } from './index.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Bo' }];
const STATE = kingdomino.parseState('2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -');

it.each(LANGUAGES)('[K8] a domino that is taken says by whom, not by which seat: %s', (language) => {
  if (!STATE) throw new Error('no position');
  STATE.nextKings[0] = 0;
  const refusal = kingdomino.refusal(STATE, STATE.seat, kingdomino.parseMove(STATE, 'take 4')!);
  if (refusal?.code !== 'taken') throw new Error(refusal?.code);
  const text = reasonText(kingdominoBoard as AnyBoard, refusal, CHAIRS, translatorFor(language));
  expect(text).toMatch(/4.*: Ann .*K\d+\)\.?$/);
});
