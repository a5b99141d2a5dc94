import type { Translate } from '@crownhold/i18n';
import type { CommanderError } from 'commander';
import { plainText } from './plain-text.ts';

type Say = (t: Translate, args: Readonly<Record<string, string>>) => string;

/** How commander says it, what is named there, and how we say it. */
interface Complaint {
  readonly pattern: RegExp;
  readonly code: string;
  readonly say: Say;
}

// Commander gives a code and an English sentence. The sentence is the only place where it names what is wrong.
const COMPLAINTS: Readonly<Record<string, readonly Complaint[]>> = {
  'commander.unknownCommand': [
    {
      pattern: /^error: unknown command '(?<verb>.*?)'(\n.*)?$/s,
      code: 'unknown-verb',
      say: (t, args) => t('usage-unknown-verb', { verb: args['verb']! }),
    },
  ],
  'commander.unknownOption': [
    {
      pattern: /^error: unknown option '(?<option>.*?)'(\n.*)?$/s,
      code: 'unknown-option',
      say: (t, args) => t('usage-unknown-option', { option: args['option']! }),
    },
  ],
  'commander.missingArgument': [
    {
      pattern: /^error: missing required argument '(?<argument>.*)'$/s,
      code: 'missing-argument',
      say: (t, args) => t('usage-missing-argument', { argument: args['argument']! }),
    },
  ],
  'commander.missingMandatoryOptionValue': [
    {
      pattern: /^error: required option '(?<option>.*)' not specified$/,
      code: 'missing-option',
      say: (t, args) => t('usage-missing-option', { option: args['option']! }),
    },
  ],
  'commander.optionMissingArgument': [
    {
      pattern: /^error: option '(?<option>.*)' argument missing$/,
      code: 'missing-value',
      say: (t, args) => t('usage-missing-value', { option: args['option']! }),
    },
  ],
  'commander.excessArguments': [
    {
      pattern: /^error: too many arguments.*?\. Expected (?<expected>\d+) arguments? but got (?<received>\d+).*$/s,
      code: 'too-many-arguments',
      say: (t, args) => t('usage-too-many-arguments', { expected: args['expected']!, received: args['received']! }),
    },
  ],
  'commander.conflictingOption': [
    {
      pattern: /^error: option '(?<option>.*)' cannot be used with option '(?<other>.*)'$/,
      code: 'conflict',
      say: (t, args) => t('usage-conflict', { option: args['option']!, other: args['other']! }),
    },
  ],
  'commander.invalidArgument': [
    {
      pattern: /^error: option '(?<option>.*?)' argument '(?<value>.*)' is invalid\. (?<reason>.*)$/s,
      code: 'bad-option-value',
      say: (t, args) =>
        t('usage-bad-option-value', { option: args['option']!, value: args['value']!, reason: args['reason']! }),
    },
    {
      pattern:
        /^error: command-argument value '(?<value>.*)' is invalid for argument '(?<argument>.*?)'\. (?<reason>.*)$/s,
      code: 'bad-argument-value',
      say: (t, args) =>
        t('usage-bad-argument-value', { argument: args['argument']!, value: args['value']!, reason: args['reason']! }),
    },
  ],
};

interface Found {
  readonly complaint: Complaint;
  readonly args: Readonly<Record<string, string>>;
}

function findComplaint({ code, message }: CommanderError): Found | undefined {
  for (const complaint of COMPLAINTS[code] ?? []) {
    const groups = complaint.pattern.exec(message)?.groups;
    if (!groups) continue;
    return {
      complaint,
      args: Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, plainText(part)])),
    };
  }
  return undefined;
}

/** What commander complains of, in the language of the person. What a verb complains of itself is so already. */
export function usageText(t: Translate, error: CommanderError): string {
  const found = findComplaint(error);
  const sentence = found ? found.complaint.say(t, found.args) : error.message;
  const suggestion = /\n\(Did you mean (?:one of )?(.*)\?\)$/.exec(error.message)?.[1];
  return [sentence, ...(suggestion ? [t('usage-did-you-mean', { words: suggestion })] : [])].join(' ');
}

/** The same as programs read it. */
export function usageJson(t: Translate, error: CommanderError) {
  const found = findComplaint(error);
  return { code: found?.complaint.code ?? 'usage', args: found?.args ?? {}, message: usageText(t, error) };
}
