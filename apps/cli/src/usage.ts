import type { Refusal } from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from './exit-code.ts';
import { plainText } from './plain-text.ts';
import { refusalJson } from './refusal-json.ts';
import { complain, printJson } from './terminal.ts';

/** Says why the flags make no game, and gives the exit code for it. */
export function refuseUsage(refusal: Refusal, isJson: boolean, t: Translate): ExitCode {
  if (isJson) printJson({ ok: false, ...refusalJson(refusal, t) });
  else complain(citedRefusal(t, refusal, plainText));
  return EXIT.usage;
}
