import type { CompilerOptions } from '@inlang/paraglide-js';

const strategy: CompilerOptions['strategy'] = ['globalVariable', 'baseLocale'];
const project = `${import.meta.dirname}/project.inlang`;

/** For the browser and pages rendered on the server: one module per message, so that a page loads only its own. */
export const webMessages: CompilerOptions = {
  project,
  outdir: `${import.meta.dirname}/paraglide`,
  strategy,
};

/** For the server: one module per language, since Node would otherwise open thousands of files at each start. */
export const serverMessages: CompilerOptions = {
  project,
  outdir: `${import.meta.dirname}/paraglide-server`,
  strategy,
  outputStructure: 'locale-modules',
};
