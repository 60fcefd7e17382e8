import { type ManagedState, managedStates } from '@portal/contract/content/article-manage';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../../platform/database/sorted.ts';
import { users } from '../../identity/user.table.ts';
import { articles } from '../article.table.ts';
import { articleRevisions } from '../editing/article-revision.table.ts';
import { isInState } from '../editing/managed-list.queries.ts';

export interface StoryFilter {
  enterpriseId: string;
  state?: ManagedState | undefined;
  keyword?: string | undefined;
}

const conditions = ({ enterpriseId, keyword }: StoryFilter): SQL | undefined =>
  and(
    eq(articles.origin, 'ENTERPRISE'),
    eq(articles.enterpriseId, enterpriseId),
    contains(keyword, articles.title),
  );

const { returnReason } = articleRevisions;

type StoryColumn = 'updated' | 'published' | 'views';

interface StoryListing extends StoryFilter {
  sort: StoryColumn | `-${StoryColumn}`;
  pageNo: number;
  pageSize: number;
}

/** A page of an enterprise's own stories. */
export function listStories(db: Db, { sort, ...filter }: StoryListing) {
  const columns = {
    updated: articles.updatedAt,
    published: nullsSmallest(articles.publishAt),
    views: articles.views,
  };
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
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, columns, articles.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countStories = (db: Db, filter: StoryFilter): Promise<TabCounts<ManagedState>> =>
  countTabs(managedStates, isInState, (columns) =>
    db.select(columns).from(articles).where(conditions(filter)),
  );
