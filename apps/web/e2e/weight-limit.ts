import type { OwnPart, WeighedGame } from './game-weight.ts';
import type { Weights } from './weight.ts';

const KIB = 1024;

/** What was promised, in bytes after gzip. */
const LIMITS = { firstScript: 80 * KIB, first: 120 * KIB, table: 80 * KIB } as const;

/** What a game may add to the one that most people play first: to the page itself, and as copies in workers. */
const OWN_LIMITS = {
  duel: { page: 50 * KIB, workers: 20 * KIB },
  colours: { page: 60 * KIB, workers: 64 * KIB },
} as const satisfies Partial<Record<WeighedGame, unknown>>;

export function ownPartProblems(game: keyof typeof OWN_LIMITS, part: OwnPart): readonly string[] {
  return (['page', 'workers'] as const).flatMap((place) => {
    const { bytes, files } = part[place];
    const limit = OWN_LIMITS[game][place];
    const list = files.map((file) => `${file.name} ${file.bytes}`).join(', ');
    return bytes > limit ? [`${game}, ${place}: ${formatKib(bytes)}, more than ${formatKib(limit)}: ${list}`] : [];
  });
}

export function weightProblems({ language, first, table }: Weights): readonly string[] {
  const over = (what: string, bytes: number, limit: number) =>
    bytes > limit ? [`${language}: ${what} has ${formatKib(bytes)}, more than ${formatKib(limit)}`] : [];
  return [
    ...over('the script of the first screen', first.scriptBytes, LIMITS.firstScript),
    ...over('the first screen', first.bytes, LIMITS.first),
    ...over('a table on top of it', table.bytes, LIMITS.table),
    ...(first.hasPhysics || table.hasPhysics ? [`${language}: the physics is loaded`] : []),
  ];
}

export function formatKib(bytes: number): string {
  return `${(bytes / KIB).toFixed(1)} KiB`;
}
