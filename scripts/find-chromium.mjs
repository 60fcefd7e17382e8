import { spawnSync } from 'node:child_process';
import { ScriptError } from './workspace.mjs';

const fonts = 'fonts-noto-cjk';

// The headless shell does the same without a window and its processes, and uses less processor time.
const shell = 'chromium-headless-shell';

const wholeBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH or the system's. `whole` prefers the full browser to the
 * headless shell.
 */
export function findChromium({ whole = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  const candidates = whole ? [...wholeBrowsers, shell] : [shell, ...wholeBrowsers];
  if (!chosen) return candidates.map(resolveProgram).find((path) => path && runs(path));
  if (runs(chosen)) return chosen;
  throw new ScriptError(`CHROMIUM_PATH names ${chosen}, which does not run.`);
}

function resolveProgram(program) {
  if (program.startsWith('/')) return program;
  return spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim();
}

function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Installs Chromium and Chinese and Japanese fonts where the system's package manager allows it. */
export function ensureChromium() {
  const found = findChromium();
  if (found && hasChineseFont()) return found;
  const isInstalled =
    mayInstall() && (found ? install(fonts) : install(shell, fonts) || install('chromium', fonts));
  if (found) {
    if (!isInstalled) console.warn('No Chinese font is installed: texts in the browser tests will be boxes.');
    return found;
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new ScriptError(
    `The browser tests need Chromium: install it (Debian: apt-get install ${shell} ${fonts}), ` +
      'or set CHROMIUM_PATH to one.',
  );
}

function hasChineseFont() {
  return spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim() !== '';
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

function install(...packages) {
  console.log(`Installing ${packages.join(' and ')} …`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-q', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  // A failed update is ignored: the package lists may be old but complete, and what counts is whether the install
  // works.
  apt('update');
  return apt('install', '--no-install-recommends', ...packages);
}
