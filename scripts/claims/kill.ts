import type { Claim, ClaimResult } from './claim.ts';
import { runInParts, runProgram } from './server.ts';

const KILLS = 1000;
/** Many, since a part begins with an empty folder and without compiled code. */
const KILLS_A_PART = 50;
const TURNS_A_KILL = 200;
const TRACED_ROWS = 400;
const CUTS = 2000;
const CLAIMS = 'apps/server/claims/main.ts';

export const kill: Claim = {
  name: 'kill',
  says:
    'The real server with 50 tables of people and quick bots, killed at random a thousand times while at least 200,000 turns are acknowledged: by the ' +
    'ledgers of the clients none is lost, none is doubled and there is no gap. Every row of a traced run is synced before it is acknowledged, and a ' +
    'write-ahead log that was cut or garbled anywhere behind an acknowledgement has all rows up to it.',
  async run({ seed, progress }): Promise<ClaimResult> {
    const killed = await runInParts('kill', seed, KILLS / KILLS_A_PART, progress, (part) => {
      return runProgram(CLAIMS, 'kill', String(seed * 1000 + part), String(KILLS_A_PART));
    });
    if (!killed.ok) return killed;
    const isEnough = Number(killed.counts['acknowledged']) >= KILLS * TURNS_A_KILL;
    const durable = await Promise.all([
      runProgram(CLAIMS, 'synced-rows', String(seed), String(TRACED_ROWS)),
      runProgram(CLAIMS, 'synced-turns', String(seed), String(TRACED_ROWS)),
      runProgram(CLAIMS, 'log-tail', String(seed), String(CUTS)),
    ]);
    const planted = await runProgram('apps/server/claims/planted-main.ts');
    const outputs = [...durable, planted].map(({ output }) => output.trim());
    const ok = isEnough && durable.every((each) => each.ok) && planted.ok;
    return { ok, counts: killed.counts, notes: `\`\`\`\n${outputs.join('\n')}\n\`\`\`` };
  },
};
