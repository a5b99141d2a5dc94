/** One line of a trace of Chromium; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
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
  readonly paints: number;
}

const TASKS: ReadonlySet<string> = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

export function readTrace(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents;
}

/** When pieces were on their way, by the marks of the page: from the frame on that has drawn their layers. */
export function travelWindows(events: readonly TraceEvent[]): readonly Window[] {
  const marks = (name: string) => events.filter((event) => event.name === name).map(({ ts }) => ts);
  const [begins, ends] = [marks('travel-begins'), marks('travel-ends')];
  const { pid } = pageThread(events);
  // On the page's own thread or on that of the compositor: versions of Chromium differ.
  const commits = events.filter((event) => event.name === 'Commit' && event.pid === pid && event.ph !== 'e');
  return begins.flatMap((begin) => {
    const to = ends.find((end) => end > begin);
    const drawn = commits.find(({ ts }) => ts > begin);
    if (to === undefined || drawn === undefined) return [];
    const from = drawn.ts + (drawn.dur ?? 0);
    return from < to ? [{ from, to }] : [];
  });
}

/**
 * The longest task of the page's own thread while pieces travel, in milliseconds. Tasks in which a movement begins or ends
 * are no part of it: there nothing is on its way yet, or any more.
 */
export function longestTask(events: readonly TraceEvent[], windows: readonly Window[]): number {
  const { pid, tid } = pageThread(events);
  const tasks = events.filter(
    (event) => event.pid === pid && event.tid === tid && TASKS.has(event.name) && event.ph === 'X',
  );
  const within = tasks.filter(({ ts, dur = 0 }) => windows.some(({ from, to }) => ts > from && ts + dur < to));
  return Math.max(0, ...within.map(({ dur = 0 }) => dur)) / 1000;
}

export function workWithin(events: readonly TraceEvent[], windows: readonly Window[]): Work {
  const { pid, tid } = pageThread(events);
  const isInside = ({ ts }: TraceEvent) => windows.some(({ from, to }) => ts > from && ts < to);
  const count = (name: string) =>
    events.filter((event) => event.name === name && event.pid === pid && event.tid === tid && isInside(event)).length;
  const frames = events.filter((event) => event.name === 'DrawFrame' && event.pid === pid && isInside(event)).length;
  return { frames, layouts: count('Layout'), paints: count('Paint') };
}

/** The thread that the page's marks were made on. */
function pageThread(events: readonly TraceEvent[]): { readonly pid: number; readonly tid: number } {
  const mark = events.find(({ name }) => name === 'travel-begins');
  if (!mark) throw new Error('nothing travelled');
  return mark;
}
