import { type ArticleColumn, articleColumns, articleQueryList } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { createFeeds } from '../../platform/feed/create-feeds.ts';
import { renderFeed } from '../../platform/feed/render-feed.ts';
import { columnNames } from './column-names.ts';
import { findTagName, listFeedItems } from './feed.queries.ts';

const { tagId: tagShape, category: categoryShape } = articleQueryList.input.shape;

/** Serves `/rss/{column}.xml`; `?tag=` and `?category=` filter it as in the list. */
export function registerArticleFeeds(app: FastifyInstance, { env, database, clock }: Deps): void {
  const { db } = database;
  const sendFeed = createFeeds(clock);

  async function write(column: ArticleColumn, chosen: URLSearchParams, now: Date): Promise<string | null> {
    const tagId = chosen.get('tag') ?? undefined;
    const category = chosen.get('category') ?? undefined;
    const tagName = tagId === undefined ? undefined : await findTagName(db, tagId);
    if (tagName === null) return null;
    const query = Object.fromEntries(chosen);
    const channel = {
      name: [columnNames[column], category, tagName].filter((name) => name !== undefined).join('·'),
      path: paths.articleList(column, query),
      self: paths.rss(column, query),
    };
    return renderFeed(channel, await listFeedItems(db, { column, tagId, category }, now), env.PUBLIC_URL);
  }

  for (const column of articleColumns) {
    app.get<{ Querystring: Record<string, unknown> }>(paths.rss(column), (request, reply) => {
      const chosen = readQuery(request.query);
      return sendFeed(request, reply, `${column} ${chosen.toString()}`, (now) => write(column, chosen, now));
    });
  }
}

/** Ignores invalid tag codes, like the list page. */
function readQuery({ tag, category }: Record<string, unknown>): URLSearchParams {
  const chosen = new URLSearchParams();
  const tagId = tagShape.safeParse(tag).data;
  const name = categoryShape.safeParse(category).data?.replaceAll('\u0000', '');
  if (tagId) chosen.set('tag', tagId);
  if (name) chosen.set('category', name);
  return chosen;
}
