import { join } from 'node:path';
import process from 'node:process';

// Programs and threads that tests start share what they have compiled: half of a short life is compiling. In the
// repository, not in a folder of all: what lies there is run. Who is killed adds nothing.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../node_modules/.cache/compiled');
