import { LANGUAGES, type Language, type Translate } from '@crownhold/i18n';
import type { Command, HelpConfiguration } from 'commander';
import { wrap } from './play/canvas.ts';
import { padText, widest } from './text-width.ts';

const EXAMPLES = [
  ['crownhold play --players $names --bot miller', 'help-example-play'],
  ['crownhold replay game.json', 'help-example-replay'],
  ['crownhold score kingdom.txt --variants harmony', 'help-example-score'],
  ['crownhold simulate --seats 4 --games 5000', 'help-example-simulate'],
] as const;
/** In English only. */
const REFERENCE = ['terminal', 'bots', 'notation', 'fair', 'engine', 'arena'].map((name) => `docs/${name}.md`);
const MIN_TERM = 14;

/** The help of the whole program: verbs first, since that is what one looks for. */
export function programHelp(program: Command, t: Translate): string {
  const groups = Map.groupBy(program.commands, (command) => command.helpGroup());
  const verbs = [...groups].map(([title, commands]) =>
    section(
      title,
      commands.map((command) => [command.name(), command.summary()]),
    ),
  );
  const options = [
    ['--json', t('help-option-json')],
    [`--lang <${t('help-word-lang')}>`, languageHelp(t)],
    ['-h, --help', t('help-option-help')],
    ['-V, --version', t('help-option-version')],
  ] as const;
  const examples = EXAMPLES.map(([line, id]) => [line.replace('$names', t('help-two-names')), t(id)] as const);
  return [
    `${program.name()}: ${program.description()}`,
    `${t('help-title-usage')} ${t('help-usage')}`,
    ...verbs,
    section(t('help-title-options'), options),
    section(t('help-title-examples'), examples),
    [
      t('help-exit-codes'),
      t('help-read-more', { files: documentsIn(t.language).join(', ') }),
      t('help-reference', { files: REFERENCE.join(', ') }),
      '',
    ].join('\n'),
  ].join('\n\n');
}

/** What a player reads first, in their own language. */
function documentsIn(language: Language): readonly string[] {
  return [language === 'en' ? 'README.md' : `README.${language}.md`, `docs/fairness/${language}.md`];
}

export function languageHelp(t: Translate): string {
  return t('help-option-lang', { languages: LANGUAGES.join(', ') });
}

/** What commander itself says in the help of a verb. */
export function verbHelp(t: Translate): HelpConfiguration {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': t('help-title-usage'),
    'Arguments:': t('help-title-arguments'),
    'Options:': t('help-title-options'),
    'Global Options:': t('help-title-global-options'),
  };
  const withDefault = ({ description, defaultValue }: { description: string; defaultValue?: unknown }) =>
    defaultValue === undefined ? description : t('help-default', { description, value: JSON.stringify(defaultValue) });
  return {
    showGlobalOptions: true,
    // Commander would break lines at no-break spaces too.
    boxWrap: (text, width) => wrap(text, width).join('\n'),
    visibleGlobalOptions: (command) => (command.parent?.options ?? []).filter(({ long }) => long === '--lang'),
    styleTitle: (title) => titles[title] ?? title,
    styleOptionText: (text) => (text === '[options]' ? t('help-options') : text),
    optionDescription: withDefault,
    argumentDescription: withDefault,
  };
}

/** The end of a verb's help. */
export function exampleHelp(t: Translate, ...lines: readonly string[]): string {
  return ['', t('help-title-example'), ...lines.map((line) => `  ${line}`)].join('\n');
}

function section(title: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(widest(rows.map(([term]) => term)), MIN_TERM);
  return [title, ...rows.map(([term, text]) => `  ${padText(term, width)}  ${text}`)].join('\n');
}
