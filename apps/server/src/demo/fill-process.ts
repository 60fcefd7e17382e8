import { once } from 'node:events';
import { pino } from 'pino';
import { openDatabase } from '../platform/database/database.ts';
import { reasonOf } from '../platform/database/startup-error.ts';
import { loggerOptions } from '../platform/http/request-log.ts';
import { fillDemo } from './fill-demo.ts';
import type { FillRequest } from './fill-request.ts';

// The server handles this: a terminal sends Ctrl-C to both, and without the server the fill is pointless.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(1));

const [{ connection, owner, env }] = (await once(process, 'message')) as [FillRequest];
const database = openDatabase(connection, { poolSize: 1, owner });
try {
  await fillDemo({ database, env, log: pino(loggerOptions(env.LOG_LEVEL)) });
  await database.close();
  process.exit(0);
} catch (error) {
  // The server logs it, on one line.
  process.send?.(reasonOf(error), () => process.exit(1));
}
