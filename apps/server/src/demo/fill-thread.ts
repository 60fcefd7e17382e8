import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { pino } from 'pino';
import { openDatabase } from '../platform/database/database.ts';
import { loggerOptions } from '../platform/http/request-log.ts';
import { fillDemo } from './fill-demo.ts';
import type { FillRequest } from './fill-request.ts';

if (parentPort) {
  const [{ connection, owner, env }] = (await once(parentPort, 'message')) as [FillRequest];
  const database = openDatabase(connection, { poolSize: 1, owner });
  try {
    await fillDemo({ database, env, log: pino(loggerOptions(env.LOG_LEVEL)) });
  } finally {
    await database.close();
  }
}
