import pg from 'pg';

/** Opens a dedicated connection for LISTEN; a pooled one would be shared with other queries. */
export async function connectListener(pool: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client({ ...pool.options, application_name: 'park-portal listener' });
  await client.connect();
  return client;
}
