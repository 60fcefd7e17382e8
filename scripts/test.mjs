import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runMain, ScriptError, showError } from './workspace.mjs';

const results = mkdtempSync(join(tmpdir(), 'park-portal-results-'));
const vitestResults = join(results, 'vitest.json');
const playwrightResults = join(results, 'playwright.json');

const quickStages = [
  { title: 'Install', work: ensureInstalled },
  // Fails when a fresh clone could not be installed, which an existing node_modules would hide.
  { title: 'Lock file', work: () => runOrFail('npm', ['ci', '--dry-run', '--loglevel=error']) },
  // Types and lint read what is compiled from the messages.
  { title: 'Messages', work: () => runOrFail('npm', ['run', '--silent', 'messages']) },
  { title: 'Lint', work: () => runOrFail('npm', ['run', '--silent', 'lint']) },
  { title: 'Types', work: () => runOrFail('npm', ['run', '--silent', 'types']) },
  { title: 'Unit and API tests', work: runVitest },
];

const fullStages = [
  // The one waits for the disk, the other reckons.
  { title: 'Kill -9, and build', work: () => sideBySide(runKills(), runBuild()) },
  { title: 'Browser tests', work: runPlaywright },
];

function runKills() {
  return runOrFail('node', ['scripts/kill-nine.mjs']);
}

function runBuild() {
  return runOrFail('node', ['scripts/build.mjs'], { UI_STORIES: '1' });
}

/** Waits for all of them, so that nothing runs on when one has failed. */
async function sideBySide(...works) {
  const ends = await Promise.allSettled(works);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`];
  return runOrFail('vitest', ['run', ...reporters]);
}

function runPlaywright() {
  const chromium = ensureChromium();
  return runOrFail('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults,
  });
}

async function runOrFail(command, args, env) {
  const code = await run(command, args, { env });
  if (code !== 0) throw new ScriptError(`${command} ended with exit code ${code}.`);
}

async function runStage({ title, work }) {
  console.log(`\n━━ ${title} ${'━'.repeat(60 - title.length)}`);
  const startedAt = performance.now();
  try {
    await work();
  } finally {
    console.log(`━━ ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function countTests() {
  const vitest = readResult(vitestResults);
  const stats = readResult(playwrightResults)?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (stats?.unexpected ?? 0),
  };
}

await runMain(async () => {
  const isQuick = process.argv.includes('--quick');
  let code = 0;
  try {
    for (const stage of isQuick ? quickStages : [...quickStages, ...fullStages]) await runStage(stage);
  } catch (error) {
    showError(error);
    code = 1;
  }
  const { passed, failed } = countTests();
  // A stage may fail without a failed test, as when a file does not compile.
  console.log(`\n${passed} passed, ${Math.max(failed, code)} failed`);
  rmSync(results, { recursive: true, force: true });
  return code;
});
