import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { type BoundEndpoint, createAnonymousCall } from '../http/endpoints.ts';
import { connectListener } from '../page-cache/connect-listener.ts';
import { listenForChanges } from '../page-cache/invalidation.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import { type PageHandlerOptions, registerPages } from './page-handler.ts';
import { openBuiltStories, registerStories } from './stories.ts';
import { clientFolder, loadWebBuild, type Web } from './web-build.ts';

const pageCacheOptions = { freshFor: 30_000, staleFor: 10 * 60_000, maxBytes: 128 * 1024 * 1024 };

function openPageCache({ clock, database, log, onStop }: Deps): PageCache {
  const cache = createPageCache({ clock, ...pageCacheOptions });
  const listener = listenForChanges(
    () => connectListener(database.pool),
    cache,
    (error) => log.warn({ err: error }, 'not listening for changes'),
  );
  onStop(() => listener.stop());
  return cache;
}

async function openBuiltWeb(app: FastifyInstance, withStories: boolean): Promise<Web> {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
  });
  const web = await loadWebBuild();
  return withStories ? { ...web, renderStories: await openBuiltStories(app) } : web;
}

interface WebParts extends Pick<PageHandlerOptions, 'metrics' | 'phonePathOf'> {
  bounds: readonly BoundEndpoint[];
}

/** Serves the web app: its files, and a page for every address that is neither file nor API. */
export async function registerWeb(
  app: FastifyInstance,
  deps: Deps,
  { metrics, bounds, phonePathOf }: WebParts,
): Promise<void> {
  const isDevelopment = deps.env.NODE_ENV === 'development';
  const web = isDevelopment
    ? await (await import('./dev-web.ts')).openDevWeb(app)
    : await openBuiltWeb(app, deps.env.UI_STORIES);
  if (web.renderStories) registerStories(app, web.renderStories);
  const tags = new Map(bounds.map(({ declaration: d }) => [`${d.method} ${d.path}`, d.tag]));
  registerPages(app, {
    publicUrl: deps.env.PUBLIC_URL,
    cache: isDevelopment ? null : openPageCache(deps),
    metrics,
    call: createAnonymousCall(bounds, deps.log),
    log: deps.log,
    tagOf: (key) => tags.get(key) ?? key,
    phonePathOf,
    web,
  });
}
