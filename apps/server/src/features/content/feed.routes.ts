import { type ArticleColumn, articleColumns } from '@portal/contract/article';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { etagOf, hasCurrent } from '../../platform/http/etag.ts';
import { listFeedItems } from './feed.queries.ts';
import { renderFeed } from './feed.view.ts';

const itemsShown = 30;
const freshForMs = 60_000;

interface Feed {
  xml: string;
  etag: string;
  madeAt: number;
}

/** `/rss/{column}.xml`: readers call often and all the same, so a feed is made at most once a minute. */
export function registerFeeds(app: FastifyInstance, { env, database, clock }: Deps): void {
  const feeds = new Map<ArticleColumn, Promise<Feed>>();

  async function make(column: ArticleColumn): Promise<Feed> {
    const now = clock.now();
    const xml = renderFeed(column, await listFeedItems(database.db, column, now, itemsShown), env.PUBLIC_URL);
    return { xml, etag: etagOf(xml), madeAt: now.getTime() };
  }

  async function get(column: ArticleColumn): Promise<Feed> {
    const known = await feeds.get(column)?.catch(() => undefined);
    if (known && clock.now().getTime() - known.madeAt < freshForMs) return known;
    const fresh = make(column);
    feeds.set(column, fresh);
    return fresh;
  }

  for (const column of articleColumns) {
    app.get(`/rss/${column.toLowerCase()}.xml`, async (request, reply) => {
      const { xml, etag } = await get(column);
      reply.header('etag', etag).header('cache-control', 'public, max-age=300');
      if (hasCurrent(request, etag)) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(xml);
    });
  }
}
