#!/usr/bin/env node
// Plain JavaScript without recent syntax: an old Node must get as far as the sentence below.
import process from 'node:process';

const NEEDED = '22.18';

function isOld(version) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

// A reader that has seen enough (`crownhold … | head`) closes the pipe; that is no failure.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`crownhold: The output cannot be written: ${error.message}.\n`);
  process.exit(1);
});

if (isOld(process.versions.node)) {
  process.stderr.write(
    `crownhold needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}. ` +
      'In the repository, `npm exec -- crownhold` runs it on the right one.\n',
  );
  process.exitCode = 1;
} else {
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
