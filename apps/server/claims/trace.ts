/** A system call of a trace of `strace -f -y`: when it began and when it was over, as numbers of lines. */
export interface SystemCall {
  readonly name: string;
  readonly args: string;
  readonly result: string;
  readonly begin: number;
  readonly end: number;
}

const WHOLE = /^(\d+) +(\w+)\((.*)\) += (.*)$/;
const BEGUN = /^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$/;
const RESUMED = /^(\d+) +<\.\.\. (\w+) resumed>(.*)\) += (.*)$/;

/** The calls of all threads, in the order in which they were over. */
export function parseTrace(text: string): readonly SystemCall[] {
  const begun = new Map<string, { readonly args: string; readonly begin: number }>();
  const calls: SystemCall[] = [];
  for (const [line, words] of text.split('\n').entries()) {
    const whole = WHOLE.exec(words);
    if (whole) {
      const [, , name = '', args = '', result = ''] = whole;
      calls.push({ name, args, result, begin: line, end: line });
      continue;
    }
    const [, thread = '', name = '', args = ''] = BEGUN.exec(words) ?? [];
    if (name !== '') begun.set(`${thread} ${name}`, { args, begin: line });
    const resumed = RESUMED.exec(words);
    const before = resumed && begun.get(`${resumed[1]} ${resumed[2]}`);
    if (!resumed || !before) continue;
    calls.push({
      name: resumed[2]!,
      args: `${before.args}${resumed[3]}`,
      result: resumed[4]!,
      begin: before.begin,
      end: line,
    });
  }
  return calls;
}

/** How a row is recognised where it is written, and where it is acknowledged. */
export interface TracedRow {
  readonly written: string;
  readonly acknowledged: string;
}

const SYNCS = ['fdatasync', 'fsync'];
/** To pipes and sockets; SQLite writes by `pwrite64`. */
const WRITES = ['write', 'writev', 'sendto', 'sendmsg'];
/** Flags of strace for a trace that parseTrace reads: all threads, paths of files, and whole pages of SQLite. */
export const TRACE_FLAGS: readonly string[] = [
  ...['-f', '-y', '-s', '8192'],
  ...['-e', `trace=${[...WRITES, ...SYNCS, 'pwrite64', 'pwritev'].join()}`],
];

/** What is wrong with a row, if it was not on the disk before it was acknowledged. */
export function judgeTrace(calls: readonly SystemCall[], { written, acknowledged }: TracedRow): string | undefined {
  const acknowledgement = calls.find(({ name, args }) => WRITES.includes(name) && args.includes(acknowledged));
  if (!acknowledgement) return `${acknowledged} was never said`;
  const write = calls.find(({ name, args }) => name.startsWith('pwrite') && args.includes(written));
  if (!write || write.end >= acknowledgement.begin) return `${acknowledged} was said before anything was written`;
  const file = fileOf(write.args);
  const isSynced = calls.some(
    ({ name, args, result, begin, end }) =>
      SYNCS.includes(name) &&
      fileOf(args) === file &&
      result === '0' &&
      begin > write.end &&
      end < acknowledgement.begin,
  );
  return isSynced ? undefined : `${acknowledged} was said before ${file} was synced`;
}

/** The descriptor with its path, as `-y` shows it. */
function fileOf(args: string): string {
  return /^\d+<[^>]*>/.exec(args)?.[0] ?? '';
}
