import pg from 'pg';
import { type Database, targetOf } from './database.ts';

/** Connects as the owner of the tables, for work that may take long. The caller must end the connection. */
export async function connectOwner({ owner }: Pick<Database, 'owner'>): Promise<pg.Client> {
  const client = new pg.Client({
    ...targetOf(owner),
    connectionTimeoutMillis: 10_000,
    application_name: 'park-portal owner',
  });
  // A lost connection fails the running query; without a listener this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
