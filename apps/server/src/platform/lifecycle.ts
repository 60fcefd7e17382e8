import type { FastifyBaseLogger } from 'fastify';

/** What goes along with the server's own beginning and end. */
export interface Lifecycle {
  log: FastifyBaseLogger;
  /** Runs once the server answers requests: for work that must not delay the start. */
  onListen: (work: () => void) => void;
  /** Runs when the server stops, before the database closes. */
  onStop: (work: () => Promise<void>) => void;
}
