import { postPath } from '@portal/contract/community/post-path';
import { paths } from '@portal/contract/paths';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { createFeeds } from '../../platform/feed/create-feeds.ts';
import { renderFeed } from '../../platform/feed/render-feed.ts';
import { viewAuthor } from './author.ts';
import { listPosts } from './post.queries.ts';
import { boards } from './post.table.ts';

const itemsShown = 30;
const name = '花谷社区';

/** Serves `/rss/community.xml`, or with `?board=` the feed of one board; anonymous authors aren't named. */
export function registerCommunityFeeds(app: FastifyInstance, { env, database: { db }, clock }: Deps): void {
  const sendFeed = createFeeds(clock);

  async function write(plateId: string | undefined): Promise<string | null> {
    const [board] = plateId === undefined ? [] : await db.select().from(boards).where(eq(boards.id, plateId));
    if (plateId !== undefined && !board?.enabled) return null;
    const rows = await listPosts(db, { order: 'NEW', plateId, pageNo: 1, pageSize: itemsShown });
    return renderFeed(
      {
        name: board ? `${name}·${board.name}` : name,
        path: paths.community({ board: plateId }),
        self: paths.communityFeed(plateId),
      },
      rows.map(({ post, boardName, author }) => ({
        id: post.id,
        path: postPath(post.kind, post.id),
        title: post.title,
        summary: post.excerpt,
        source: post.anonymous ? '' : viewAuthor(post, author).name,
        publishAt: post.publishedAt ?? post.updatedAt,
        categories: [boardName, ...post.tags],
      })),
      env.PUBLIC_URL,
    );
  }

  app.get<{ Querystring: Record<string, unknown> }>(paths.communityFeed(), (request, reply) => {
    const { board } = request.query;
    const plateId = typeof board === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(board) ? board : undefined;
    return sendFeed(request, reply, `community ${plateId ?? ''}`, () => write(plateId));
  });
}
