import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { visitor } from './load.mjs';

const calls = 200;
/** PostgreSQL's connections report what they did once they were idle for ten seconds. */
const reportMs = 11_000;

/** Counts the queries that the server makes for one request. */
export async function countQueries({ url, socketFolder }, path) {
  const pool = new pg.Pool({ host: socketFolder, port: 5432, user: 'portal', database: 'portal', max: 1 });
  const readCount = async () => {
    await sleep(reportMs);
    const { rows } = await pool.query(
      'select xact_commit::int as count from pg_stat_database where datname = current_database()',
    );
    return rows[0].count;
  };
  try {
    const before = await readCount();
    for (let call = 0; call < calls; call++) {
      const response = await fetch(url + path, { headers: visitor });
      await response.arrayBuffer();
    }
    return Math.round(((await readCount()) - before) / calls);
  } finally {
    await pool.end();
  }
}
