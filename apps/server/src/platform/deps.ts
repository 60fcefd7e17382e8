import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';

/** What every feature is built from. */
export interface Deps {
  env: Env;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Runs when the server stops, before the database closes. */
  onStop(work: () => Promise<void>): void;
}
