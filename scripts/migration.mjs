// Generates the migration that brings the database to the tables defined in TypeScript, or an empty one with --custom:
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

// Keeps only the last snapshot, since drizzle-kit compares with no other and each describes all tables.
async function keepLastSnapshot() {
  const names = (await readdir(snapshots)).filter((name) => name.endsWith('_snapshot.json')).sort();
  for (const name of names.slice(0, -1)) await rm(join(snapshots, name));
}
