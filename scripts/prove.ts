// Tries a claim and writes docs/proof/NAME.md. Usage: npm run prove -- NAME [--seed N]; without NAME, lists the claims.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Claim, UnfinishedClaim } from './claims/claim.ts';
import { claims } from './claims/index.ts';
import { formatProof } from './proof.ts';
import { git, ROOT } from './repository.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const [name] = positionals;
const seed = Number(values.seed);
const claim = claims.find((candidate) => candidate.name === name);

if (!Number.isSafeInteger(seed) || seed < 0) refuse(`--seed takes a non-negative whole number, not ${values.seed}`);
else if (name === undefined) process.stdout.write(`${listClaims()}\n`);
else if (claim === undefined) refuse(`There is no claim ${name}.\n${listClaims()}`);
else process.exitCode = (await prove(claim)) ? 0 : 1;

async function prove(claim: Claim): Promise<boolean> {
  const commit = describeCommit();
  const start = performance.now();
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const progress = (text: string) => process.stderr.write(`${text}\n`);
  const result = await claim.run({ seed, progress }).catch((error: unknown) => {
    if (error instanceof UnfinishedClaim) return error;
    throw error;
  });
  if (result instanceof UnfinishedClaim) {
    process.stdout.write(`${claim.name} is not finished: ${result.message}\n`);
    return false;
  }
  const durationMs = performance.now() - start;
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;
  const file = join('docs', 'proof', `${claim.name}.md`);
  mkdirSync(join(ROOT, 'docs', 'proof'), { recursive: true });
  const proof = formatProof(claim, result, { date: `${date} UTC`, commit, seed, machine, durationMs });
  writeFileSync(join(ROOT, file), proof);
  process.stdout.write(`${claim.name} ${result.ok ? 'holds' : 'does not hold'}: ${file}\n`);
  return result.ok;
}

function describeCommit(): string {
  // Proofs are written one after another: an earlier one does not make the tree another tree.
  const changed = git('status', '--porcelain', '--', '.', ':!:docs/proof') !== '';
  return `${git('rev-parse', '--short', 'HEAD').trim()}${changed ? ', with uncommitted changes' : ''}`;
}

function listClaims(): string {
  if (claims.length === 0) return 'There are no claims yet.';
  return ['Claims:', ...claims.map(({ name, says }) => `  ${name}: ${says}`)].join('\n');
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
