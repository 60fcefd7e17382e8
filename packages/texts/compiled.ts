import type { CompilerOptions } from '@inlang/paraglide-js';

const strategy: CompilerOptions['strategy'] = ['globalVariable', 'baseLocale'];
const project = `${import.meta.dirname}/project.inlang`;

/** For the browser and pages rendered on the server: a module a message, so that a page loads its own alone. */
export const webMessages: CompilerOptions = {
  project,
  outdir: `${import.meta.dirname}/paraglide`,
  strategy,
};

/** For the server: a module a language, since Node would open some thousand files at each start. */
export const serverMessages: CompilerOptions = {
  project,
  outdir: `${import.meta.dirname}/paraglide-server`,
  strategy,
  outputStructure: 'locale-modules',
};
