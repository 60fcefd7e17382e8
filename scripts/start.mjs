import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain, runServer } from './workspace.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runServer(['--enable-source-maps', 'apps/server/dist/main.js'], {
    NODE_ENV: process.env.NODE_ENV || 'production',
  });
});
