// Makes the page as plain files for any web space, in dist/page. Usage: npm run page
import { join } from 'node:path';
import process from 'node:process';
import { makeStaticPage } from './packing/static-page.ts';
import { ROOT } from './repository.ts';

const folder = join(ROOT, 'dist/page');
const files = makeStaticPage(join(ROOT, 'apps/web/dist'), folder);
process.stdout.write(`${folder}, ${files.length} files\n`);
