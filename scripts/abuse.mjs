// The long form of the abuse tests: 1,000 slow clients for two minutes, 100 stops under load.
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runMain } from './workspace.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ABUSE: 'long', CHROMIUM_PATH: ensureChromium() };
  const api = await run('vitest', ['run', '--project', 'server', 'apps/server/src/quality'], { env });
  const whole = await run('playwright', ['test', 'e2e/abuse'], { env });
  return api || whole;
});
