// Writes the migration that brings the database to the tables in TypeScript, or with --custom an empty one:
// npm run migration -- --name <what it does>
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run, runMain } from './workspace.mjs';

const server = join(root, 'apps/server');
const snapshots = join(server, 'migrations/meta');

await runMain(async () => {
  const code = await run('drizzle-kit', ['generate', ...process.argv.slice(2)], { cwd: server });
  if (code === 0) await keepLastSnapshot();
  return code;
});

// drizzle-kit compares with the last one only; each is as long as all tables together.
async function keepLastSnapshot() {
  const names = (await readdir(snapshots)).filter((name) => name.endsWith('_snapshot.json')).sort();
  for (const name of names.slice(0, -1)) await rm(join(snapshots, name));
}
