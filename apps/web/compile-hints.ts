import type { Plugin } from 'vite';

/** Files that are run nearly whole when a screen is first drawn. */
const RUN_WHOLE = /^(?:ahead|table|boards|face-.*)$/;

/** A browser that knows it compiles the whole file while it comes, beside the page's own thread, and not function by function later. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  // It counts at the very top only, and other plugins write there too.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = withCompileHint(file.name, file.code);
      }
    },
  },
};

export function withCompileHint(name: string, code: string): string {
  return RUN_WHOLE.test(name) ? HINT + code : code;
}
