import pg from 'pg';

/** A connection of its own for LISTEN; a pooled one would be handed to others. */
export async function connectListener(pool: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client({ ...pool.options, application_name: 'park-portal listener' });
  await client.connect();
  return client;
}
