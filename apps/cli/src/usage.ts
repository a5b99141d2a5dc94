import type { Refusal } from '@crownhold/core';
import { EXIT, type ExitCode } from './exit-code.ts';
import { citedSentence, sentenceOf } from './sentences.ts';
import { complain, printJson } from './terminal.ts';

/** Says why the flags make no game, and gives the exit code for it. */
export function refuseUsage(refusal: Refusal, isJson: boolean): ExitCode {
  if (isJson) printJson({ ok: false, rule: refusal.rule, message: sentenceOf(refusal) });
  else complain(citedSentence(refusal));
  return EXIT.usage;
}
