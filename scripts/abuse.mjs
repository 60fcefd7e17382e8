// npm run test:abuse [-- server names browser fuzz]: the long form of the abuse tests.
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runMain, ScriptError } from './workspace.mjs';

const vitest = (project, path, env) => run('vitest', ['run', '--project', project, path], { env });

async function playwright(path, form) {
  await ensureBuilt();
  return run('playwright', ['test', path], { env: { TEST_ROUNDS: form, CHROMIUM_PATH: ensureChromium() } });
}

const parts = {
  // 1,000 slow clients for two minutes, a database that disappears and one that hangs, 10,000 payment notifications,
  // 100 kills during payments.
  server: () => vitest('slow', 'apps/server/src/quality', { TEST_ROUNDS: 'long' }),
  // How long the home page takes while forms with 180,000 names arrive; runs alone, because it is timed.
  names: () => playwright('e2e/abuse/many-names.spec.ts', 'names'),
  // 100 stops under load, scripts stored in every text field, and unauthorized access to every object.
  browser: () => playwright('e2e/abuse', 'long'),
  // 1,000 well-formed and 1,000 malformed requests for each endpoint and each of three identities.
  fuzz: () => vitest('server', 'apps/server/src/features/fuzz.test.ts', { FUZZ_RUNS: '1000' }),
};

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown)
    throw new ScriptError(`Unknown part ${unknown}; choose from: ${Object.keys(parts).join(', ')}.`);
  await ensureInstalled();
  let code = 0;
  for (const [name, work] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) code = (await work()) || code;
  return code;
});
