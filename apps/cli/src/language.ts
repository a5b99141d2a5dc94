import { findLanguage, type Language, systemLanguage } from '@crownhold/i18n';

const FLAG = '--lang';

/** The language to answer in: that of the flag, else that of the system. Read before all else, since help needs it. */
export function languageOf(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const { named } = takeLanguage(argv);
  return (named && findLanguage(named)) || systemLanguage(environment);
}

/** The arguments without the flag, and what it names. */
export function takeLanguage(argv: readonly string[]): { readonly rest: readonly string[]; readonly named?: string } {
  const rest: string[] = [];
  let named: string | undefined;
  for (let index = 0; index < argv.length; index++) {
    const arg = argv[index]!;
    if (arg === '--') return { rest: [...rest, ...argv.slice(index)], ...(named !== undefined && { named }) };
    if (arg === FLAG) named = argv[++index] ?? '';
    else if (arg.startsWith(`${FLAG}=`)) named = arg.slice(FLAG.length + 1);
    else rest.push(arg);
  }
  return { rest, ...(named !== undefined && { named }) };
}
