import { expect, inject, it } from 'vitest';
import { connectDatabase } from './connect-database.ts';

it('reports that DATABASE_URL cannot be used, without its password', async () => {
  const connect = connectDatabase(
    {
      DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/park',
      DATABASE_POOL_SIZE: 1,
      DATA_DIR: '/nowhere',
    },
    () => {},
  );
  await expect(connect).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/park of DATABASE_URL cannot be used: [^\n]*ECONNREFUSED/,
  );
  await expect(connect).rejects.not.toThrow(/secret/);
});

it('reports that the database named by DATABASE_URL does not exist', async () => {
  const { connection } = inject('testServer');
  const url =
    typeof connection === 'string'
      ? Object.assign(new URL(connection), { pathname: '/missing' }).href
      : `postgres://${connection.user}@localhost/missing?host=${encodeURIComponent(connection.host)}`;
  const connect = connectDatabase(
    { DATABASE_URL: url, DATABASE_POOL_SIZE: 1, DATA_DIR: '/nowhere' },
    () => {},
  );
  await expect(connect).rejects.toThrow(/of DATABASE_URL cannot be used: database "missing" does not exist/);
});
