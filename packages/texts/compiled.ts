import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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

/** Inlang asks for a list of all catalogues in a file: they are the folders there are. */
export function writeSettings(): void {
  const catalogues = readdirSync(`${import.meta.dirname}/messages`).sort();
  const settings = {
    $schema: 'https://inlang.com/schema/project-settings',
    baseLocale: 'en',
    locales: ['en', 'zh', 'es', 'ja'],
    modules: ['../../node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': {
      pathPattern: catalogues.map((catalogue) => `./messages/${catalogue}/{locale}.json`),
    },
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(`${project}/settings.json`, `${JSON.stringify(settings, null, 2)}\n`);
}
