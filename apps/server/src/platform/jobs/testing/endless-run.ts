import { once } from 'node:events';
import { pino } from 'pino';
import { type Connection, openDatabase } from '../../database/database.ts';
import { startJobs } from '../jobs.ts';

// A server with a run that never ends, to be killed; notifies its parent once the run has begun.
const [connection] = (await once(process, 'message')) as [Connection];
const run = () => {
  process.send?.('begun');
  return new Promise<void>(() => undefined);
};
const job = { name: 'test.endless', cron: '0 0 1 1 *', run };
await startJobs(openDatabase(connection, { poolSize: 3 }), [job], pino({ level: 'silent' }));
