#!/usr/bin/env node
// Plain JavaScript without recent syntax: an old Node must get as far as the sentence below.
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const NEEDED = '22.18';

function isOld(version) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

if (isOld(process.versions.node)) {
  // In English only: an old Node cannot read the file with our texts.
  process.stderr.write(
    `crownhold needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}. ` +
      'In the repository, `npm exec -- crownhold` runs it on the right one.\n',
  );
  process.exitCode = 1;
} else {
  // Removing the types from our files would take longer than all the rest of a short command. In the folder of the
  // person, not in that of all: what lies there is run.
  module.enableCompileCache(join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'crownhold'));
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
