import process from 'node:process';
import { PACED, prepareVerifying } from '@crownhold/fair/claims';

const MATCHES = 10;
const SLICES = 7;

/** Milliseconds of computing to verify one sealed match of each kind, the fastest and the median of some slices. */
export function measureVerifying(): readonly {
  readonly name: string;
  readonly best: number;
  readonly median: number;
}[] {
  return PACED.map((name) => {
    const verifyAll = prepareVerifying(name, MATCHES, 1);
    const times = Array.from({ length: SLICES }, () => {
      const start = process.threadCpuUsage();
      verifyAll();
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000 / MATCHES;
    }).sort((a, b) => a - b);
    return { name, best: times[0]!, median: times[SLICES >> 1]! };
  });
}
