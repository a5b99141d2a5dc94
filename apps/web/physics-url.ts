import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = join(import.meta.dirname, 'src/table/colours/throw/physics-url.ts');

/**
 * Gives the physics a file of its own, and `physics-url.ts` its address: a file that is fetched by its address shows how
 * much of it has come, which an import does not. All workers that throw dice share the file.
 */
export const physicsUrl: Plugin = {
  name: 'physics-url',
  apply: 'build',
  async load(id) {
    if (id !== MODULE) return undefined;
    const physics = await this.resolve('@crownhold/throw', MODULE);
    if (!physics) throw new Error('the physics is not there');
    const file = this.emitFile({ type: 'chunk', id: physics.id, name: 'physics', preserveSignature: 'strict' });
    return `export const PHYSICS_URL = import.meta.ROLLUP_FILE_URL_${file};`;
  },
};
