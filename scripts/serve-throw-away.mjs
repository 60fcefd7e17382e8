// Runs the built server with a temporary demo park, deleted when it stops: for browser tests and measurements.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runMain, runServer, serverProgram } from './workspace.mjs';

await runMain(async () => {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'park-portal-demo-'));
  chmodSync(folder, 0o711);
  try {
    return await runServer(serverProgram, {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DEMO: '1',
      ...process.env,
      // Never uses the database configured on this machine.
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      DATA_DIR: folder,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
