import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { FetchHeaders } from './external/fetch-headers.ts';
import type { FileStore } from './files/file-store.ts';

/** What every feature is built from. */
export interface Deps {
  env: Env;
  database: Database;
  clock: Clock;
  files: FileStore;
  fetchHeaders: FetchHeaders;
  log: FastifyBaseLogger;
  /** Runs once the server answers requests: for work that must not delay the start. */
  onListen: (work: () => void) => void;
  /** Runs when the server stops, before the database closes. */
  onStop: (work: () => Promise<void>) => void;
}
