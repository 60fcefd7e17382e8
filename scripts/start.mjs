import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain, runServer, serverProgram } from './workspace.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runServer(serverProgram, {
    NODE_ENV: process.env.NODE_ENV || 'production',
  });
});
