import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runMain, ScriptError, showError } from './workspace.mjs';

const results = mkdtempSync(join(tmpdir(), 'park-portal-results-'));
const vitestResults = join(results, 'vitest.json');
const slowResults = join(results, 'slow.json');
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

const slowStage = { title: 'Tests that wait', work: runSlowTests };

const browserStages = [
  // The first two wait most of the time, and the third computes.
  {
    title: 'Kill -9, tests that wait, browser tests',
    work: () => sideBySide(runKills(), runSlowTests(), runBuild().then(runPlaywright)),
  },
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
  return runOrFail('vitest', ['run', '--project', '!slow', ...reportersTo(vitestResults)]);
}

function runSlowTests() {
  return runOrFail('vitest', ['run', '--project', 'slow', ...reportersTo(slowResults)]);
}

const reportersTo = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

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
  const vitest = [vitestResults, slowResults].map((file) => readResult(file));
  const sumOf = (name) => vitest.reduce((sum, result) => sum + (result?.[name] ?? 0), 0);
  const stats = readResult(playwrightResults)?.stats;
  return {
    passed: sumOf('numPassedTests') + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: sumOf('numFailedTests') + (stats?.unexpected ?? 0),
  };
}

await runMain(async () => {
  const isQuick = process.argv.includes('--quick');
  let code = 0;
  try {
    for (const stage of [...quickStages, ...(isQuick ? [slowStage] : browserStages)]) await runStage(stage);
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
