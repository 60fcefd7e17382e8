import { postPath } from '@portal/contract/post-path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { createFeeds } from '../../platform/feed/create-feeds.ts';
import { renderFeed } from '../../platform/feed/render-feed.ts';
import { viewAuthor } from './author.ts';
import { listPosts } from './post.queries.ts';
import { plates } from './post.table.ts';

const itemsShown = 30;
const name = '花谷社区';

/** `/rss/community.xml`, and with `?plate=` what is new in one plate; who stays unknown is not named. */
export function registerCommunityFeeds(app: FastifyInstance, { env, database: { db }, clock }: Deps): void {
  const sendFeed = createFeeds(clock);

  async function write(plateId: string | undefined): Promise<string | null> {
    const [plate] = plateId === undefined ? [] : await db.select().from(plates).where(eq(plates.id, plateId));
    if (plateId !== undefined && !plate?.enabled) return null;
    const rows = await listPosts(db, { order: 'NEW', plateId, pageNo: 1, pageSize: itemsShown });
    const query = plateId === undefined ? '' : `?plate=${plateId}`;
    return renderFeed(
      {
        name: plate ? `${name}·${plate.name}` : name,
        path: `/yangling${query}`,
        self: `/rss/community.xml${query}`,
      },
      rows.map(({ post, plateName, author }) => ({
        id: post.id,
        path: postPath(post.kind, post.id),
        title: post.title,
        summary: post.excerpt,
        source: post.anonymous ? '' : viewAuthor(post, author).name,
        publishAt: post.publishedAt ?? post.updatedAt,
        categories: [plateName, ...post.tags],
      })),
      env.PUBLIC_URL,
    );
  }

  app.get<{ Querystring: Record<string, unknown> }>('/rss/community.xml', (request, reply) => {
    const { plate } = request.query;
    const plateId = typeof plate === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(plate) ? plate : undefined;
    return sendFeed(request, reply, `community ${plateId ?? ''}`, () => write(plateId));
  });
}
