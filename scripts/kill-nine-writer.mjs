// One server life cycle: starts the database, writes pairs of rows, and prints each id once it is committed.
import { writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbedded } from '../apps/server/src/platform/database/embedded.ts';

const [dataDir, round] = process.argv.slice(2);
const writers = 16;

const server = await startEmbedded({ dataDir, logFile: join(dirname(dataDir), 'postgres.log') });
const { pool } = openDatabase(server.owner, { poolSize: writers });
await pool.query('create table if not exists debit (id text primary key)');
await pool.query('create table if not exists credit (id text primary key)');

async function write(lane) {
  for (let number = 0; ; number++) {
    const id = `${round}-${lane}-${number}`;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into debit values ($1)', [id]);
    await client.query('insert into credit values ($1)', [id]);
    await client.query('commit');
    client.release();
    writeSync(1, `${id}\n`);
  }
}

await Promise.all(Array.from({ length: writers }, (_, lane) => write(lane)));
