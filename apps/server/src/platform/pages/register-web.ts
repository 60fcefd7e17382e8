import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@portal/texts/languages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { type AnonymousCall, type BoundEndpoint, createAnonymousCall } from '../http/endpoints.ts';
import type { FastPath } from '../http/fast-path.ts';
import { createAnswerCache } from '../page-cache/answer-cache.ts';
import { subscribeToInvalidations } from '../page-cache/invalidation.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { type PageHandlerOptions, registerPages } from './page-handler.ts';
import { createReadyPages } from './ready-pages.ts';
import { openBuiltStories, registerStories } from './stories.ts';
import { accountAssetsFolder, clientFolder, loadWebBuild, type Web } from './web-build.ts';

const pageCacheOptions = { freshFor: 30_000, staleFor: 10 * 60_000, maxBytes: 64 * 1024 * 1024 };
const answerCacheOptions = { freshFor: 10_000, max: 500 };

/** Opens the caches of pages and of the answers in them; announced changes drop entries of both. */
function openCaches(
  { clock, database, log, onStop }: Deps,
  options: Pick<PageHandlerOptions, 'call' | 'tagOf' | 'filling'>,
) {
  const cache = createPageCache({ clock, ...pageCacheOptions });
  const answers = createAnswerCache(options.call, { clock, tagOf: options.tagOf, ...answerCacheOptions });
  const both = {
    drop: (tags: readonly string[]) => {
      answers.drop(tags);
      cache.drop(tags);
    },
    dropAll: () => {
      answers.dropAll();
      cache.dropAll();
    },
  };
  const subscription = subscribeToInvalidations(database, both, (error) =>
    log.warn({ err: error }, 'not listening for changes'),
  );
  onStop(() => subscription.stop());
  // A preview, and a page of a database that is being filled, must show what is there now.
  const call: AnonymousCall = (key, input) =>
    options.filling.isRunning() || options.tagOf(key) === 'preview'
      ? options.call(key, input)
      : answers.call(key, input);
  return { cache, call };
}

/**
 * Opens the built web app. Its files share one route per folder: a route per file (`wildcard: false`) would keep five
 * thousand in memory.
 */
async function openBuiltWeb(app: FastifyInstance, withStories: boolean): Promise<Web> {
  const kept = {
    immutable: true,
    maxAge: '365d',
    index: false as const,
    decorateReply: false,
    preCompressed: true,
  };
  await app.register(fastifyStatic, { ...kept, root: join(clientFolder, 'assets'), prefix: '/assets/' });
  await app.register(fastifyStatic, { ...kept, root: accountAssetsFolder, prefix: '/assets/account/' });
  const web = await loadWebBuild();
  return withStories ? { ...web, renderStories: await openBuiltStories(app) } : web;
}

interface WebParts extends Pick<PageHandlerOptions, 'metrics' | 'isAlive' | 'filling'> {
  bounds: readonly BoundEndpoint[];
  front: FastPath;
  /** The origin whose pages the account area may show in a frame. */
  frameOriginOf: (call: AnonymousCall) => Promise<string | null>;
  parkNameOf: (call: AnonymousCall, language: Language) => Promise<string>;
}

/** Serves the web app: its files, and a page for every address that is neither file nor API. */
export async function registerWeb(
  app: FastifyInstance,
  deps: Deps,
  { metrics, bounds, frameOriginOf, parkNameOf, isAlive, front, filling }: WebParts,
): Promise<void> {
  const isDevelopment = deps.env.NODE_ENV === 'development';
  const web = isDevelopment
    ? await (await import('./dev-web.ts')).openDevWeb(app)
    : await openBuiltWeb(app, deps.env.UI_STORIES);
  if (web.renderStories) registerStories(app, web.renderStories);
  const tags = new Map(bounds.map(({ declaration: d }) => [`${d.method} ${d.path}`, d.tag]));
  const tagOf = (key: string) => tags.get(key) ?? key;
  const call = createAnonymousCall(deps, bounds);
  const kept = isDevelopment ? null : openCaches(deps, { call, tagOf, filling });
  const ready = kept && createReadyPages(kept.cache, metrics);
  if (ready) {
    front.answer = (request, response) => ready.front.answer(request, response);
    app.addHook('preClose', (done) => {
      ready.close();
      done();
    });
  }
  registerPages(app, {
    publicUrl: deps.env.PUBLIC_URL,
    cache: kept?.cache ?? null,
    call: kept?.call ?? call,
    ready,
    metrics,
    log: deps.log,
    tagOf,
    frameOrigin: () => frameOriginOf(kept?.call ?? call),
    parkName: (language) => parkNameOf(kept?.call ?? call, language),
    isAlive,
    filling,
    web,
  });
}
