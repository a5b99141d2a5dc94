import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = join(import.meta.dirname, 'src/table/colours/throw/physics-url.ts');

/** Vite takes the first file of a worker's build for the worker, and files are sorted by their names. */
const NAME = 'worker-physics';

/**
 * Gives the physics a file of its own, and `physics-url.ts` its address: a file that is fetched by its address shows how
 * much of it has come, which an import does not. All workers that throw dice share the file.
 */
export const physicsUrl: Plugin = {
  name: 'physics-url',
  apply: 'build',
  load: {
    filter: { id: MODULE },
    async handler() {
      const physics = await this.resolve('@crownhold/throw', MODULE);
      if (!physics) throw new Error('the physics is not there');
      const file = this.emitFile({ type: 'chunk', id: physics.id, name: NAME, preserveSignature: 'strict' });
      return `export const PHYSICS_URL = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  },
  generateBundle(_, bundle) {
    const [first = ''] = Object.keys(bundle);
    if (first.includes(NAME)) throw new Error(`${first} would pass for a worker`);
  },
};
