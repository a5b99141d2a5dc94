import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { ARROW_RULES } from './arrow-rules.ts';

interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface Cruise {
  readonly modules: ReadonlySet<string>;
  readonly breaches: readonly Breach[];
}

/** Follows the imports of everything in some folders of a tree and holds them against the rules. */
export async function cruiseTree(
  baseDir: string,
  folders: readonly string[],
  { alias = {}, exclude = [] }: { alias?: Readonly<Record<string, string>>; exclude?: string[] } = {},
): Promise<Cruise> {
  const options: ICruiseOptions = {
    baseDir,
    validate: true,
    ruleSet: { forbidden: ARROW_RULES },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  };
  if (exclude.length > 0) options.exclude = { path: exclude };
  const { output } = await cruise([...folders], options, { alias });
  // Without an output type the result comes as an object.
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: new Set(modules.map((module) => module.source)),
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
