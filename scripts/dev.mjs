import { ensureInstalled } from './install.mjs';
import { runMain, runServer } from './workspace.mjs';

// Named, because Vite loads its settings through temporary modules that change at every start.
const watched = ['apps/server/src', 'packages/contract/src', 'packages/illustration/src'];

// The server restarts when a file of its own changes; Vite, inside it, replaces what the browser has loaded.
await runMain(async () => {
  await ensureInstalled();
  const watch = watched.map((folder) => `--watch-path=${folder}`);
  return runServer(['--watch', ...watch, '--watch-preserve-output', 'apps/server/src/main.ts'], {
    NODE_ENV: 'development',
  });
});
