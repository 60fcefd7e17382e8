import { connectOwner } from '../platform/database/connect-owner.ts';
import type { Database } from '../platform/database/database.ts';
import { StartupError } from '../platform/database/startup-error.ts';
import { fillLargeData } from './fill-large-data.ts';
import { withDemoPark } from './with-demo-park.ts';

function readCount(argument: string | undefined): number {
  const count = Number(argument ?? 1_000_000);
  if (Number.isInteger(count) && count >= 1 && count <= 10_000_000) return count;
  throw new StartupError('Say how many articles to add, from 1 to 10000000: npm run large-data -- 1000000');
}

async function fill(database: Database, count: number): Promise<void> {
  const startedAt = performance.now();
  const client = await connectOwner(database);
  try {
    await fillLargeData(client, count, (done) => process.stdout.write(`\r${done} articles written`));
  } finally {
    await client.end();
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`, indexed and counted after ${seconds} s\n`);
}

async function run(): Promise<void> {
  const count = readCount(process.argv[2]);
  await withDemoPark((database) => fill(database, count));
}

try {
  await run();
} catch (error) {
  process.stderr.write(`\n${error instanceof StartupError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
