import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from './manifest.ts';

/** Copies that the server sends instead of compressing, and first screens that it puts into the page by language. */
const OF_SERVER = /\.(?:br|gz|zst)$|^first-screen\//;
/** An address from the root of the host would leave the folder of the page. */
const FROM_ROOT = /\b(?:src|href|content)="\/[^/"]/;

/** Puts the built page into a folder as plain files, for a web space that knows nothing of us. */
export function makeStaticPage(built: string, folder: string): readonly string[] {
  if (!existsSync(join(built, 'index.html'))) throw new Error('the page is not built: npm run build');
  emptyFolder(folder);
  const all = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = all.map(({ parentPath, name }) => join(parentPath, name).slice(built.length + 1));
  const files = names.filter((name) => !OF_SERVER.test(name)).sort();
  for (const name of files) cpSync(join(built, name), join(folder, name));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  if (FROM_ROOT.test(page)) throw new Error(`index.html names a file by its root: ${FROM_ROOT.exec(page)![0]}`);
  if (page.includes('data-tables')) throw new Error('index.html promises tables of a server');
  return files;
}
