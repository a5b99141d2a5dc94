import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '../ports/log.ts';
import type { Meter } from '../ports/meter.ts';
import type { LoopDelay } from './event-loop.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Measured {
  liveTables(): number;
  loopDelay(): LoopDelay;
}

/** All counts of the server, in the text form of Prometheus. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #parsed = this.#counter('crownhold_parsed_total', 'Input of strangers by what reads it', 'parser', 'result');
  readonly #cut = this.#counter('crownhold_cut_total', 'Connections that the server has cut', 'channel', 'why');
  readonly #limited = this.#counter('crownhold_limited_total', 'What was too much', 'what');
  readonly #replaced = this.#counter('crownhold_threads_replaced_total', 'Threads that died or were killed', 'kind');
  readonly #logged = this.#counter('crownhold_log_lines_total', 'Lines of the log', 'level', 'event');
  readonly #connections = new Gauge({
    name: 'crownhold_connections',
    help: 'Open sockets and streams',
    labelNames: ['channel'],
    registers: [this.#registry],
  });
  readonly #answered = new Histogram({
    name: 'crownhold_answer_seconds',
    help: 'From a message or request to its answer',
    labelNames: ['channel'],
    buckets: SECONDS,
    registers: [this.#registry],
  });

  /** What is asked for when somebody reads the metrics. */
  measure({ liveTables, loopDelay }: Measured): void {
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    new Gauge({
      name: 'crownhold_live_tables',
      help: 'Tables in memory',
      registers,
      collect() {
        this.set(liveTables());
      },
    });
    new Gauge({
      name: 'crownhold_event_loop_delay_seconds',
      help: 'How long everything waited for the main thread, in the last seconds',
      labelNames: ['quantile'],
      registers,
      collect() {
        const { p99Ms, maxMs } = loopDelay();
        this.set({ quantile: '0.99' }, p99Ms / 1000);
        this.set({ quantile: '1' }, maxMs / 1000);
      },
    });
  }

  parsed(parser: string, isRead: boolean): void {
    this.#parsed.inc({ parser, result: isRead ? 'read' : 'refused' });
  }

  connected(channel: string, by: 1 | -1): void {
    this.#connections.inc({ channel }, by);
  }

  cut(channel: string, why: string): void {
    this.#cut.inc({ channel, why });
  }

  answered(channel: string, ms: number): void {
    this.#answered.observe({ channel }, ms / 1000);
  }

  limited(what: string): void {
    this.#limited.inc({ what });
  }

  replaced(kind: 'bots' | 'throws' | 'signatures'): void {
    this.#replaced.inc({ kind });
  }

  /** Counts lines on their way to a log. */
  counting(log: Log): Log {
    return (line) => {
      this.#logged.inc({ level: line.level, event: line.event });
      log(line);
    };
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter<L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }
}
