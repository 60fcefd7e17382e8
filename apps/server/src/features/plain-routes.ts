import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { registerArticleFeeds } from './content/feed.routes.ts';
import { registerPolicyFeed } from './policy/feed.routes.ts';

/** Addresses that answer neither an envelope nor a page: feeds, calendars, site maps. */
export function registerPlainRoutes(app: FastifyInstance, deps: Deps): void {
  registerArticleFeeds(app, deps);
  registerPolicyFeed(app, deps);
}
