import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runOrFail, runStage, sideBySide } from './stages.mjs';
import { featureStages } from './verify-feature.mjs';
import { runMain, showError } from './workspace.mjs';

const results = mkdtempSync(join(tmpdir(), 'park-portal-results-'));
const vitestResults = [];
const playwrightResults = join(results, 'playwright.json');

const quickStages = [
  { title: 'Install', work: ensureInstalled },
  // Fails if a fresh clone could not be installed, which an existing node_modules would hide.
  { title: 'Lock file', work: () => runOrFail('npm', ['ci', '--dry-run', '--loglevel=error']) },
  // Lint needs the compiled messages. It checks types too, since it has them anyway, while `npm run types` starts from
  // scratch on a fresh clone.
  { title: 'Messages', work: () => runOrFail('npm', ['run', '--silent', 'messages']) },
  { title: 'Lint and types', work: () => runOrFail('npm', ['run', '--silent', 'lint']) },
  { title: 'Unit and API tests', work: () => runVitest('!slow', '!html') },
];

const slowStage = { title: 'Tests that wait', work: runSlowTests };

const browserStages = [
  // The first two mostly wait, and the third uses the processor.
  {
    title: 'Kill -9, tests that wait, browser tests',
    work: () => sideBySide(runKills(), runSlowTests(), runBuild().then(runBuiltTests)),
  },
];

function runKills() {
  return runOrFail('node', ['scripts/kill-nine.mjs']);
}

function runBuild() {
  // With the Node that started this, the oldest supported one in CI: `npm start` builds with it too.
  return runOrFail(process.execPath, ['scripts/build.mjs'], { UI_STORIES: '1' });
}

function runVitest(...projects) {
  const file = join(results, `vitest-${vitestResults.length}.json`);
  vitestResults.push(file);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return runOrFail('vitest', ['run', ...chosen, ...reporters]);
}

function runSlowTests() {
  return runVitest('slow');
}

/** Runs the tests of the built web, without and with a browser. */
function runBuiltTests() {
  return sideBySide(runVitest('html'), runPlaywright());
}

function runPlaywright() {
  const chromium = ensureChromium();
  return runOrFail('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults,
  });
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function countTests() {
  const vitest = vitestResults.map((file) => readResult(file));
  const sumOf = (name) => vitest.reduce((sum, result) => sum + (result?.[name] ?? 0), 0);
  const stats = readResult(playwrightResults)?.stats;
  return {
    passed: sumOf('numPassedTests') + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: sumOf('numFailedTests') + (stats?.unexpected ?? 0),
  };
}

/** Lint, types and tests of one feature, for use while it is being written. */
async function verifyFeature(feature) {
  for (const stage of featureStages(feature)) await runStage(stage);
  return 0;
}

await runMain(async () => {
  const isQuick = process.argv.includes('--quick');
  const feature = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (isQuick && feature !== undefined) return verifyFeature(feature);
  if (isQuick) process.env.TEST_SCOPE = 'sample';
  if (process.argv.includes('--long')) process.env.TEST_ROUNDS = 'long';
  let code = 0;
  try {
    for (const stage of [...quickStages, ...(isQuick ? [slowStage] : browserStages)]) await runStage(stage);
  } catch (error) {
    showError(error);
    code = 1;
  }
  const { passed, failed } = countTests();
  // A stage may fail without a failed test, for example if a file does not compile.
  console.log(`\n${passed} passed, ${Math.max(failed, code)} failed`);
  rmSync(results, { recursive: true, force: true });
  return code;
});
