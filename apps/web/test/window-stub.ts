import { afterAll, beforeAll, expect, vi } from 'vitest';

/** As much of a window as a table needs, for the tests of one file: others run in the same process, and have none. */
export function useWindowStub(more: Readonly<Record<string, unknown>> = {}): void {
  beforeAll(() => {
    // Windows hear from each other, and look again when they are shown.
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
    for (const [name, value] of Object.entries(more)) vi.stubGlobal(name, value);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
