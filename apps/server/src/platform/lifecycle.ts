import type { FastifyBaseLogger } from 'fastify';

/** Work that is tied to the server's start and stop. */
export interface Lifecycle {
  log: FastifyBaseLogger;
  /** Runs once the server answers requests and the database is filled, for work that must not delay the start. */
  onListen: (work: () => void) => void;
  /** Runs when the server stops, before the database closes. */
  onStop: (work: () => Promise<void>) => void;
}
