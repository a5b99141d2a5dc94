import type { Translate } from '@crownhold/i18n';
import type { CommanderError } from 'commander';
import { plainText } from './plain-text.ts';

type Say = (t: Translate, parts: readonly string[]) => string;

// Commander gives a code and an English sentence. The sentence is the only place where it names what is wrong.
const COMPLAINTS: Readonly<Record<string, readonly (readonly [RegExp, Say])[]>> = {
  'commander.unknownCommand': [
    [/^error: unknown command '(.*?)'(\n.*)?$/s, (t, [verb]) => t('usage-unknown-verb', { verb: verb! })],
  ],
  'commander.unknownOption': [
    [/^error: unknown option '(.*?)'(\n.*)?$/s, (t, [option]) => t('usage-unknown-option', { option: option! })],
  ],
  'commander.missingArgument': [
    [/^error: missing required argument '(.*)'$/s, (t, [name]) => t('usage-missing-argument', { argument: name! })],
  ],
  'commander.missingMandatoryOptionValue': [
    [/^error: required option '(.*)' not specified$/, (t, [option]) => t('usage-missing-option', { option: option! })],
  ],
  'commander.optionMissingArgument': [
    [/^error: option '(.*)' argument missing$/, (t, [option]) => t('usage-missing-value', { option: option! })],
  ],
  'commander.excessArguments': [
    [
      /^error: too many arguments.*?\. Expected (\d+) arguments? but got (\d+).*$/s,
      (t, [expected, received]) => t('usage-too-many-arguments', { expected: expected!, received: received! }),
    ],
  ],
  'commander.conflictingOption': [
    [
      /^error: option '(.*)' cannot be used with option '(.*)'$/,
      (t, [option, other]) => t('usage-conflict', { option: option!, other: other! }),
    ],
  ],
  'commander.invalidArgument': [
    [
      /^error: option '(.*?)' argument '(.*)' is invalid\. (.*)$/s,
      (t, [option, value, reason]) => t('usage-bad-option-value', { option: option!, value: value!, reason: reason! }),
    ],
    [
      /^error: command-argument value '(.*)' is invalid for argument '(.*?)'\. (.*)$/s,
      (t, [value, argument, reason]) =>
        t('usage-bad-argument-value', { argument: argument!, value: value!, reason: reason! }),
    ],
  ],
};

/** What commander complains of, in the language of the person. What a verb complains of itself is so already. */
export function usageText(t: Translate, { code, message }: CommanderError): string {
  const complaint = COMPLAINTS[code]
    ?.map(([pattern, say]) => ({ say, parts: pattern.exec(message)?.slice(1) }))
    .find(({ parts }) => parts !== undefined);
  const sentence = complaint
    ? complaint.say(
        t,
        complaint.parts!.map((part) => plainText(part ?? '')),
      )
    : message;
  const suggestion = /\n\(Did you mean (?:one of )?(.*)\?\)$/.exec(message)?.[1];
  return [sentence, ...(suggestion ? [t('usage-did-you-mean', { words: suggestion })] : [])].join(' ');
}
