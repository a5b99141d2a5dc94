// Installs the dependencies when they are missing or belong to another package-lock.json.
// Needs nothing installed, and runs on Node 20 too: it is what brings the right Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.crownhold-lock');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function installedLock() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

function fail(reason) {
  process.stderr.write(`Installing the dependencies failed: ${reason}.\nMend what npm says above, then try again.\n`);
  process.exit(1);
}

if (installedLock() !== lock) {
  process.stderr.write('Installing the dependencies with npm ci…\n');
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    shell: process.platform === 'win32',
  });
  if (npm.error) fail(`npm could not be started (${npm.error.message})`);
  if (npm.status !== 0)
    fail(npm.signal ? `npm ci was stopped by ${npm.signal}` : `npm ci ended with code ${npm.status}`);
  writeFileSync(stamp, lock);
}
