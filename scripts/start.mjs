import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { installAlone } from './install-alone.mjs';
import { requireFreePort } from './require-free-port.mjs';
import { runBehind, runMain, runServer, serverProgram } from './workspace.mjs';

await runMain(async () => {
  await requireFreePort();
  await installAlone(async () => {
    await ensureInstalled();
    await ensureBuilt({ isCompressed: false });
  });
  const compressing = runBehind('node', ['scripts/build.mjs', '--compress']);
  try {
    return await runServer(serverProgram, { NODE_ENV: process.env.NODE_ENV || 'production' });
  } finally {
    compressing.kill();
  }
});
