/** One line of a trace of Chromium; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** The processor's time of it, whatever else the machine did meanwhile. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

interface Window {
  readonly from: number;
  readonly to: number;
}

interface Work {
  readonly frames: number;
  readonly layouts: number;
  /** Of whole pages: what is painted within such a paint is no other one. */
  readonly paints: number;
}

const TASKS: ReadonlySet<string> = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

export function readTrace(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents;
}

/**
 * When pieces were on their way, by the marks of the page: from the frame on that has drawn their first layers, or that
 * has set them off.
 */
export function travelWindows(
  events: readonly TraceEvent[],
  from: 'travel-begins' | 'travel-sets-off' = 'travel-begins',
): readonly Window[] {
  const marks = (name: string) => events.filter((event) => event.name === name).map(({ ts }) => ts);
  const [begins, ends] = [marks(from), marks('travel-ends')];
  const { pid } = pageThread(events);
  // Some browsers tell the end of a commit on another thread than the page's.
  const commits = events.filter((event) => event.name === 'Commit' && event.pid === pid && event.ph !== 'b');
  return begins.flatMap((begin) => {
    const to = ends.find((end) => end > begin);
    const drawn = commits.find(({ ts }) => ts > begin);
    if (to === undefined || drawn === undefined) return [];
    const start = drawn.ts + (drawn.dur ?? 0);
    return start < to ? [{ from: start, to }] : [];
  });
}

interface Task {
  /** Of the processor; on a busy machine the clock says more. */
  readonly ms: number;
  readonly clockMs: number;
  /** What it was made of, the longest first. */
  readonly parts: string;
}

/**
 * Tasks of the page's own thread while pieces travel, the longest first. Tasks in which a movement begins or ends are no
 * part of it: there nothing is on its way yet, or any more.
 */
export function longestTasks(events: readonly TraceEvent[], windows: readonly Window[] = ALWAYS): readonly Task[] {
  const { pid, tid } = pageThread(events);
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  return own
    .filter(({ name, ts, dur = 0 }) => TASKS.has(name) && windows.some(({ from, to }) => ts > from && ts + dur < to))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, SHOWN_TASKS)
    .map((task) => ({ ms: timeOf(task) / 1000, clockMs: (task.dur ?? 0) / 1000, parts: partsOf(task, own) }));
}

/** Also while nothing moves. */
const ALWAYS: readonly Window[] = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];

function timeOf({ tdur, dur = 0 }: TraceEvent): number {
  return tdur ?? dur;
}

const SHOWN_TASKS = 5;
const SHOWN_PARTS = 4;

function partsOf({ ts, dur = 0 }: TraceEvent, events: readonly TraceEvent[]): string {
  const sums = new Map<string, number>();
  for (const event of events) {
    const isInside = event.ts >= ts && event.ts + (event.dur ?? 0) <= ts + dur;
    if (isInside && !TASKS.has(event.name)) sums.set(event.name, (sums.get(event.name) ?? 0) + timeOf(event));
  }
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN_PARTS)
    .map(([name, us]) => `${name} ${(us / 1000).toFixed(1)} ms`)
    .join(', ');
}

export function workWithin(events: readonly TraceEvent[], windows: readonly Window[]): Work {
  const { pid, tid } = pageThread(events);
  const isInside = ({ ts }: TraceEvent) => windows.some(({ from, to }) => ts > from && ts < to);
  const count = (name: string) =>
    outermost(events.filter((event) => event.name === name && event.pid === pid && event.tid === tid)).filter(isInside)
      .length;
  const frames = events.filter((event) => event.name === 'DrawFrame' && event.pid === pid && isInside(event)).length;
  return { frames, layouts: count('Layout'), paints: count('Paint') };
}

/** Without those that lie within another one of them. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const found: TraceEvent[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const event of events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
    if (event.ts < end) continue;
    found.push(event);
    end = event.ts + (event.dur ?? 0);
  }
  return found;
}

/** The thread that the page's marks were made on. */
function pageThread(events: readonly TraceEvent[]): { readonly pid: number; readonly tid: number } {
  const mark = events.find(({ name }) => name === 'travel-begins');
  if (!mark) throw new Error('nothing travelled');
  return mark;
}
