import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { installAlone } from './install-alone.mjs';
import { requireFreePort } from './require-free-port.mjs';
import { runMain, runServer, serverProgram } from './workspace.mjs';

await runMain(async () => {
  await requireFreePort();
  await installAlone(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
  return runServer(serverProgram, {
    NODE_ENV: process.env.NODE_ENV || 'production',
  });
});
