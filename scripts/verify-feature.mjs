import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runOrFail, sideBySide } from './stages.mjs';
import { root, ScriptError } from './workspace.mjs';

const homes = ['apps/server/src/features', 'apps/web/src/features'];

/** Tests over the whole contract, limited here to the endpoints of the feature. */
const contractTests = ['access', 'contract', 'fuzz', 'masked-numbers', 'mass-assignment'].map(
  (name) => `apps/server/src/features/${name}.test.ts`,
);

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Files changed since this branch left the main one, committed or not. */
function changedFiles() {
  const base = git('merge-base', 'HEAD', 'origin/main').trim() || git('merge-base', 'HEAD', 'main').trim();
  const changed = git('diff', '--name-only', base || 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${changed}\n${untracked}`.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

const lintable = /\.(ts|tsx|mjs|json|css)$/;
const program = /\.(ts|tsx|mjs)$/;

async function lint() {
  const files = changedFiles().filter((file) => lintable.test(file));
  if (files.length === 0) return;
  await runOrFail('biome', ['check', '--no-errors-on-unmatched', ...files]);
  const programs = files.filter((file) => program.test(file));
  if (programs.length > 0) await runOrFail('oxlint', ['--type-aware', '--deny-warnings', ...programs]);
}

/** All checks of one feature that need no browser and take less than a minute. */
export function featureStages(feature) {
  const folders = homes
    .map((home) => `${home}/${feature}/`)
    .filter((folder) => existsSync(join(root, folder)));
  if (folders.length === 0) {
    const known = new Set(homes.flatMap((home) => readdirSync(join(root, home), { withFileTypes: true })));
    const names = [...known].filter((entry) => entry.isDirectory()).map(({ name }) => name);
    throw new ScriptError(
      `Unknown feature ${feature}; choose from: ${[...new Set(names)].sort().join(', ')}.`,
    );
  }
  const tests = ['run', '--project', 'server', '--project', 'web', '--passWithNoTests', ...folders];
  return [
    { title: 'Messages', work: () => runOrFail('npm', ['run', '--silent', 'messages']) },
    {
      title: `Lint, types and tests of ${feature}`,
      work: () =>
        sideBySide(
          lint().then(() => runOrFail('npm', ['run', '--silent', 'types'])),
          runOrFail('vitest', [...tests, ...contractTests], { TEST_SCOPE: feature }),
        ),
    },
  ];
}
