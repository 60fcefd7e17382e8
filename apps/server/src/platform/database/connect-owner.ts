import pg from 'pg';
import { type Database, targetOf } from './database.ts';

/** A connection as the owner of the tables, for work that may take long. Whoever asked for it ends it. */
export async function connectOwner({ owner }: Pick<Database, 'owner'>): Promise<pg.Client> {
  const client = new pg.Client({
    ...targetOf(owner),
    connectionTimeoutMillis: 10_000,
    application_name: 'park-portal owner',
  });
  // Whoever uses it hears of its end by his query; unheard, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
