import type { ArticleStatus } from '@portal/contract/article-states';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../identity/user.table.ts';
import { articles } from '../article.table.ts';
import { articleRevisions } from '../editing/article-revision.table.ts';
import { isInState } from '../editing/managed-list.queries.ts';

export interface StoryFilter {
  enterpriseId: string;
  state?: ArticleStatus | undefined;
  keyword?: string | undefined;
}

const conditions = ({ enterpriseId, state, keyword }: StoryFilter): SQL | undefined =>
  and(
    eq(articles.origin, 'ENTERPRISE'),
    eq(articles.enterpriseId, enterpriseId),
    isInState(state),
    contains(keyword, articles.title),
  );

const { returnReason } = articleRevisions;

/** A page of the stories an enterprise writes, the one changed last first. */
export function listStories(db: Db, filter: StoryFilter & { pageNo: number; pageSize: number }) {
  return db
    .select({
      contentId: articles.id,
      title: articles.title,
      status: articles.status,
      revision: articles.revision,
      publishAt: articles.publishAt,
      views: articles.views,
      authorName: sql<string>`coalesce(${users.name}, ${articles.author})`,
      updatedAt: articles.updatedAt,
      version: articles.version,
      returnReason: sql<string | null>`case when ${articles.revision} = 'DRAFT' then ${returnReason} end`,
    })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.createdBy))
    .leftJoin(articleRevisions, eq(articleRevisions.articleId, articles.id))
    .where(conditions(filter))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countStories = (db: Db, filter: StoryFilter): Promise<number> =>
  db.$count(articles, conditions(filter));
