import type { Plugin } from 'vite';

const MARK = '?signatures';
const SIGNATURES = /@noble\/curves|noble-ed25519/;

/**
 * One library has all the hashes. Signatures need SHA-512 and every table needs SHA-256: with a copy of its own for
 * signatures, a table is spared what only tables at a server use.
 */
export const ownHashes: Plugin = {
  name: 'own-hashes',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const isTheirs = SIGNATURES.test(importer) && source.startsWith('@noble/hashes/');
    if (!isTheirs && !importer.endsWith(MARK)) return null;
    const found = await this.resolve(source, importer.replace(MARK, ''), { skipSelf: true });
    return found && { ...found, id: found.id + MARK };
  },
};
