// Runs in a browser: asks its server what to throw, and sends back what came of it.
import type { Share } from './tally.ts';
import { transcribe } from './transcript.ts';

async function answer(): Promise<string> {
  try {
    const response = await fetch('/share');
    // Its own server, browser-throws.ts, sent it.
    return JSON.stringify(await transcribe((await response.json()) as Share));
  } catch (error) {
    return JSON.stringify(String(error));
  }
}

await fetch('/answer', { method: 'POST', body: await answer() });
