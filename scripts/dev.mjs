import { ensureInstalled } from './install.mjs';
import { runMain, runServer } from './workspace.mjs';

// The server restarts when a file of its own changes; Vite, inside it, replaces what the browser has loaded.
await runMain(async () => {
  await ensureInstalled();
  return runServer(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    NODE_ENV: 'development',
  });
});
