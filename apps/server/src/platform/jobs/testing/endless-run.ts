import { once } from 'node:events';
import { pino } from 'pino';
import { type Connection, openDatabase } from '../../database/database.ts';
import { startJobs } from '../jobs.ts';

// A server that is at a run for ever, to be killed; tells its parent when it has begun.
const [connection] = (await once(process, 'message')) as [Connection];
const run = () => {
  process.send?.('begun');
  return new Promise<void>(() => undefined);
};
const job = { name: 'test.endless', cron: '0 0 1 1 *', run };
await startJobs(openDatabase(connection, { poolSize: 3 }), [job], pino({ level: 'silent' }));
