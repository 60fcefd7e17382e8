import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { registerFeeds } from './content/feed.routes.ts';

/** Addresses that answer neither an envelope nor a page: feeds, calendars, site maps. */
export function registerPlainRoutes(app: FastifyInstance, deps: Deps): void {
  registerFeeds(app, deps);
}
