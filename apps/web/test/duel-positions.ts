import { duel } from '@crownhold/games/duel';
import { type DuelInput, duelInput } from '@crownhold/table/duel';

const FRESH = '0 castle 000000 ------ - ......./......./...C.../......./.......';
const POSITIONS = {
  take: `2 drawn 0 | 1 take 0 0 | ? black dot dot+1 | - - | ${FRESH} | ${FRESH}`,
  share: `2 drawn 0 | 1 share 1 0 | ? black dot dot+1@0 | - - | ${FRESH.replace('0', '1')} | ${FRESH}`,
  begin: `2 drawn 0 | 1 draw 0 0 | dot@0 black@1 dot@0 ?@1 | - - | ${FRESH.replace('0', '1')} | ${FRESH.replace('0', '1')}`,
  split:
    '2 drawn random | 7 draw 0 1 | double-stripe+1@0 dot@1 quarters+2@0 double-dot@1 | - 1 | 13 castle 350000 -+---- - ......./.ds..../.ssCss./.q2qq.../.D1dd... | 14 castle 122202 ------ - ......./..S1S..D/.q2d1Cqdd/...DssS/..qD...',
  turn: '2 drawn random | 7 draw 0 0 | double-stripe+1@0 quarters@0 double-dot@1 ?@1 | - - | 13 castle 111411 ---+-- - ...s.../.SdD.../.bb2C.../..qSSd1./...Sd.. | 13 castle 221001 ------ - ......./....D1../..sCDD1d1/.q2qd1D1.d/.d....s',
  pair: '2 drawn random | 16 take 1 1 | stripe black dot dot+1 | - - | 31 castle 532413 +--x-x - .bssS1D./S1SdDS1sd/D1bb2Cqqd/db2qSSd1./dD.Sddq3 | 30 castle 244021 --+--- - bS.q2sd./ssDqD1D./D1s1sCDD1d1/Dq2qd1D1.d/b2dbDD1Ss',
  jokers:
    '2 drawn random | 13 draw 1 1 | ?@1 dot@0 black+2@0 ?@1 | - - | 25 castle 521211 +----- - ddd..../sD1Sdd../dSSCb2qq2/..D1d1S1.d/.dDsb2bd | 25 castle 122411 ---+-- - .d.d.../dS.s1qsb/SSD1Cqq2d1/..SSsD1d/..qD1DDS1',
  domains:
    '2 drawn random | 16 lightning 1 1 | stripe@0 black@1 dot@1 dot+1@0 | - 1 | 32 castle 532413 +--x-x - .bssS1D./S1SdDS1sd/D1bb2Cqqd/db2qSSd1./dD.Sddq3 | 32 castle 244031 --x-+- - bS.q2sdd/ssDqD1Db/D1s1sCDD1d1/Dq2qd1D1.d/b2dbDD1Ss',
  cross:
    '2 drawn random | 11 lightning 0 0 | dot@0 quarters@0 double-stripe@1 stripe@1 | - 01 | 22 castle 421413 ---+-+ - .bss.../.SdDS1../.bb2Cqqd/db2qSSd1./...Sddq2 | 22 castle 222001 ------ - .S.q2s../.sDqD1../D1s1sCDD1d1/.q2qd1D1.d/.d..D1Ss',
  pass: '2 drawn random | 16 draw 0 1 | stripe@0 black@1 dot@1 dot+1@0 | - 1 | 31 castle 532413 +--x-x - .bssS1D./S1SdDS1sd/D1bb2Cqqd/db2qSSd1./dD.Sddq3 | 32 castle 244021 --x--- - bS.q2sdd/ssDqD1Db/D1s1sCDD1d1/Dq2qd1D1.d/b2dbDD1Ss',
  /** A joker, the castle, `turn` and `split`, all unused; seat 0 has the dice 1 (joker) and 3. */
  everything:
    '2 drawn random | 7 draw 0 1 | ?@0 dot@1 quarters+2@0 double-dot@1 | - 1 | 13 castle 350400 -+-+-- - ......./.ds..../.ssCss./.q2qq.../.D1dd... | 14 castle 122202 ------ - ......./..S1S..D/.q2d1Cqdd/...DssS/..qD...',
} as const;

export function duelInputIn(position: keyof typeof POSITIONS): DuelInput {
  const state = duel.parseState(POSITIONS[position]);
  if (!state) throw new Error(`${position} is no position`);
  return duelInput.start(duel.view(state, state.seat), state.seat);
}
