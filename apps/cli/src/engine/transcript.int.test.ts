import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCrownhold } from '../../test/crownhold.ts';
import { USAGE } from './arguments.ts';
import { FAULTS } from './faults.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/engine.md');
const TRANSCRIPT = /(?<=<!-- transcript -->\n```\n).*?(?=```\n<!-- \/transcript -->)/s;
const PROMPT = '> ';

/** Each command with its answers. A `ping` behind every command tells where its answers end. */
async function converse(commands: readonly string[]): Promise<readonly string[]> {
  const { code, stdout } = await runCrownhold(['engine'], commands.map((command) => `${command}\nping\n`).join(''));
  expect(code).toBe(0);
  const said = stdout.split('\n').slice(0, -1);
  return commands.flatMap((command) => {
    const from = command === 'ping' ? 1 : 0;
    const end = said.indexOf('pong', from);
    const answers = said.splice(0, end < 0 ? said.length : end);
    said.shift();
    return [`${PROMPT}${command}`, ...answers];
  });
}

it('docs/engine.md shows what the program really says; -u writes it anew', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [shown = ''] = TRANSCRIPT.exec(document) ?? [];
  const lines = shown.split('\n').filter((line) => line.startsWith(PROMPT));
  const fresh = await converse(lines.map((line) => line.slice(PROMPT.length)));
  expect(fresh.length).toBeGreaterThan(20);
  await expect(document.replace(TRANSCRIPT, () => `${fresh.join('\n')}\n`)).toMatchFileSnapshot(DOCUMENT);
});

it('docs/engine.md explains every command and every error', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const rows = document.split('\n').filter((line) => line.startsWith('| `'));
  for (const code of Object.keys(FAULTS))
    expect(
      rows.some((row) => row.startsWith(`| \`${code}\` |`)),
      code,
    ).toBe(true);
  for (const command of Object.keys(USAGE))
    expect(
      rows.some((row) => row.includes(`\`${command}`)),
      command,
    ).toBe(true);
});
