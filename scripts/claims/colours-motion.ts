import process from 'node:process';
import { runCommand } from '../command.ts';
import type { Claim } from './claim.ts';

const SEEDS = [1, 2, 3];
const FILMS = ['throw', 'reveal of 2', 'reveal of 4', 'peer'] as const;
const LONGEST_MS = 50;
/** Pieces on layers of their own are moved without being painted; a sign beside them may change now and then. */
const MOST_PAINTED = 0.1;

interface Task {
  readonly ms: number;
  readonly parts: string;
}

interface Film {
  readonly film: (typeof FILMS)[number];
  readonly ms: number;
  /** While something moves, and at all. */
  readonly longest?: Task;
  readonly atAll?: Task;
  readonly frames: number;
  readonly layouts: number;
  readonly paints: number;
}

interface Traced {
  readonly slowed: number;
  readonly load: number;
  readonly films: readonly Film[];
}

export const coloursMotion: Claim = {
  name: 'colours-motion',
  says: `While dice of Colour Kingdoms fall and while sheets are revealed, with the processor slowed down by four, no task of the page takes longer than ${LONGEST_MS} ms of the processor, and at most every tenth frame is painted.`,
  async run() {
    const { ok, output } = await runCommand([
      process.execPath,
      'scripts/with-browser.ts',
      'apps/web/e2e/colours-motion.ts',
      ...SEEDS.map(String),
    ]);
    const line = output.split('\n').find((each) => each.startsWith('{'));
    if (!ok || line === undefined) return { ok: false, counts: {}, notes: output };
    // Written by the program just above.
    const { slowed, load, films } = JSON.parse(line) as Traced;
    const own = films.filter(({ film }) => film !== 'peer');
    const isWhole = FILMS.every((film) => films.filter((each) => each.film === film && each.ms > 500).length > 0);
    const [longest, peer] = [mostOf(own), mostOf(films.filter(({ film }) => film === 'peer'))];
    return {
      ok: isWhole && longest <= LONGEST_MS && own.every(({ paints, frames }) => paints <= MOST_PAINTED * frames),
      counts: {
        'processor slowed by': slowed,
        'load of the machine': load.toFixed(1),
        ...Object.assign({}, ...FILMS.map((film) => countsOf(film, films))),
        'longest task, as a ratio to that of the peer': (longest / peer).toFixed(2),
      },
      notes:
        'The peer is a turn of a rival at a table of Kingdomino in the same run. Layers are made slice by slice before they set off: the longest task is one of both times, paints and frames are counted from when they set off. Tasks in which a film begins or ends are listed as "at all": nothing moves then.',
    };
  },
};

function mostOf(films: readonly Film[]): number {
  return Math.max(0, ...films.map(({ longest }) => longest?.ms ?? 0));
}

function countsOf(film: Film['film'], films: readonly Film[]): Readonly<Record<string, string>> {
  const own = films.filter((each) => each.film === film);
  const sum = (of: (each: Film) => number) => own.reduce((total, each) => total + of(each), 0);
  const seconds = sum(({ ms }) => ms) / 1000;
  const atAll = own.toSorted((one, other) => (other.atAll?.ms ?? 0) - (one.atAll?.ms ?? 0))[0]?.atAll;
  return {
    [`${film}: films, seconds, frames a second`]: `${own.length}, ${seconds.toFixed(1)}, ${(sum(({ frames }) => frames) / seconds).toFixed(0)}`,
    [`${film}: longest task in ms while layers are made or move`]: mostOf(own).toFixed(1),
    [`${film}: longest task in ms at all`]: `${(atAll?.ms ?? 0).toFixed(1)} (${atAll?.parts ?? 'nothing'})`,
    [`${film}: layouts, paints, frames`]: [
      sum((each) => each.layouts),
      sum((each) => each.paints),
      sum((each) => each.frames),
    ].join(', '),
  };
}
