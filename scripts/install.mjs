import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, root, ScriptError, waitFor } from './workspace.mjs';

/**
 * Installs the locked packages if node_modules does not hold them.
 * @throws {ScriptError} if the installation fails or provides no Node that is new enough
 */
export async function ensureInstalled() {
  await installWhatIsMissing();
  findNode();
}

async function installWhatIsMissing() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  if ((await runNpm(['ci', '--include=dev', '--include=optional', '--loglevel=error'])) === 0) return;
  throw new ScriptError('The packages could not be installed; see npm’s output above.');
}

// npm records its installation in a lock file of the same shape; after an interruption folders may still be missing, so
// they are checked too.
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  const isWanted = ([path, entry]) =>
    installed[path]?.version === entry.version || (entry.optional && !installed[path]);
  const packages = Object.entries(wanted).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );
  return packages.every(isWanted) && Object.keys(installed).every((path) => existsSync(join(root, path)));
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function runNpm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  // If npm started this script, runs the same npm again; otherwise the one on the path.
  const child = cli?.endsWith('.js')
    ? spawn(process.execPath, [cli, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return waitFor(child);
}
