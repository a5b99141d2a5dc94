import { engineFuzz, greedyStrength } from './bots.ts';
import { browserRepeat, everyScreen, friends } from './browser.ts';
import type { Claim } from './claim.ts';
import { coloursAgreement, coloursFuzz, coloursInvariants, coloursSecrecy } from './colours.ts';
import { coloursCalibration } from './colours-bots.ts';
import { coloursMotion } from './colours-motion.ts';
import { duelAgreement, duelFaces, duelFuzz, duelInvariants } from './duel.ts';
import { fairBias, fairTampering, fairUniform } from './fair.ts';
import { kill } from './kill.ts';
import { agreement, averages, fuzz, invariants } from './kingdomino.ts';
import { coloursLevels, duelLevels, levels } from './levels.ts';
import { coloursMutation, duelMutation, kingdominoMutation } from './mutation.ts';
import { jobsCrash, migration, nodes } from './nodes.ts';
import { outsideBot } from './outside-bot.ts';
import { onlineFair, reconnect, serverFuzz, simulation, wireSecrecy } from './server.ts';
import { otherStrength, strength } from './strength.ts';
import { throwFaces, throwIdentical } from './throw.ts';
import { yardsticks } from './yardsticks.ts';

export const claims: readonly Claim[] = [
  agreement,
  invariants,
  averages,
  fuzz,
  duelAgreement,
  duelInvariants,
  duelFaces,
  duelFuzz,
  coloursAgreement,
  coloursInvariants,
  coloursSecrecy,
  coloursFuzz,
  coloursMotion,
  throwFaces,
  throwIdentical,
  kingdominoMutation,
  duelMutation,
  coloursMutation,
  fairTampering,
  fairUniform,
  fairBias,
  greedyStrength,
  levels,
  duelLevels,
  coloursLevels,
  strength,
  otherStrength,
  coloursCalibration,
  yardsticks,
  engineFuzz,
  outsideBot,
  simulation,
  wireSecrecy,
  reconnect,
  serverFuzz,
  onlineFair,
  kill,
  nodes,
  jobsCrash,
  migration,
  browserRepeat,
  everyScreen,
  friends,
];
