import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

export const askChannel = 'job';

/** A requested run of a job; the id prevents several server instances from starting it twice. */
export interface AskedRun {
  id: string;
  name: string;
  data: object;
}

/** Requests a run of a job as soon as the transaction has committed; `data` is limited to a few thousand characters. */
export async function askForJob(tx: Db, name: string, data: object): Promise<void> {
  const run: AskedRun = { id: randomUUID(), name, data };
  await tx.execute(sql`select pg_notify(${askChannel}, ${JSON.stringify(run)})`);
}
