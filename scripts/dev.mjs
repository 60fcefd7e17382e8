import { watch } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { run, runMain, runServer } from './workspace.mjs';

// Listed explicitly, because Vite loads its settings through temporary modules that change at every start.
const watched = [
  'apps/server/src',
  'packages/contract/src',
  'packages/illustration/src',
  'packages/texts/compiled',
];

/** Runs `work` one at a time, and once more if requested meanwhile: an editor may write many files at once. */
function oneAtATime(work) {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
}

// The server restarts when one of its files changes; Vite, running inside it, updates the browser.
await runMain(async () => {
  await ensureInstalled();
  const compileMessages = oneAtATime(() => run('node', ['packages/texts/compile.ts']));
  await compileMessages();
  watch('packages/texts/messages', { recursive: true }, () => void compileMessages());
  const collectLists = oneAtATime(() => run('node', ['scripts/collect.mjs']));
  await collectLists();
  watch('packages/contract/src', { recursive: true }, () => void collectLists());
  const paths = watched.map((folder) => `--watch-path=${folder}`);
  return runServer(['--watch', ...paths, '--watch-preserve-output', 'apps/server/src/main.ts'], {
    NODE_ENV: 'development',
  });
});
