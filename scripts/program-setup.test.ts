import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mayInstall, planSetup } from './program-setup.ts';
import { PROGRAMS } from './programs.ts';

const MISSING = PROGRAMS.filter(({ command }) => ['postgres', 'initdb', 'strace'].includes(command));

describe('programs that tests start', () => {
  it('need no word where all are there', () => {
    expect(planSetup([], true)).toEqual({ installs: false, lines: [] });
  });

  it('are installed where they may be, and it is told beforehand which packages and why', () => {
    const { installs, lines } = planSetup(MISSING, true);
    expect(installs).toBe(true);
    expect(lines[0]).toContain('Installing postgresql strace by apt-get');
    for (const [at, { command, why }] of MISSING.entries()) expect(lines[at + 1]).toBe(`  ${command}: ${why}`);
  });

  it('are named with the command that installs them where they may not be installed', () => {
    const { installs, lines } = planSetup(MISSING, false);
    expect(installs).toBe(false);
    expect(lines[0]).toContain('sudo apt-get install postgresql strace');
    expect(lines).toHaveLength(1 + MISSING.length);
  });

  it('are not installed against CROWNHOLD_TEST_INSTALL=no', () => {
    vi.stubEnv('CROWNHOLD_TEST_INSTALL', 'no');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(mayInstall()).toBe(false);
  });
});
