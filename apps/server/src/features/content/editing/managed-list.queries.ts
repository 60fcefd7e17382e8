import type { ArticleColumn, ArticleLevel } from '@portal/contract/article';
import type { ArticleOrigin, ArticleStatus } from '@portal/contract/article-states';
import type { RevisionState } from '@portal/contract/working-copy';
import { and, desc, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { articles } from '../article.table.ts';

export interface ManagedFilter {
  state?: ArticleStatus | undefined;
  column?: ArticleColumn | undefined;
  level?: ArticleLevel | undefined;
  origin?: ArticleOrigin | undefined;
  keyword?: string | undefined;
  /** The articles this user began. */
  createdBy?: string | undefined;
}

const notTrashed = ne(articles.status, 'TRASH');

const isParks = eq(articles.origin, 'PARK');
/** The park does not see what enterprises write until they submit it. */
const isParksBusiness = or(isParks, notInArray(articles.status, ['DRAFT', 'TRASH']));

/** Drafts and reviews are those of working copies, whose article may be public. */
export function isInState(state: ArticleStatus | undefined): SQL | undefined {
  if (state === undefined) return notTrashed;
  if (state === 'DRAFT') return and(eq(articles.revision, state), isParks, notTrashed);
  if (state === 'PENDING') return and(eq(articles.revision, state), notTrashed);
  return eq(articles.status, state);
}

function conditions({ state, column, level, origin, keyword, createdBy }: ManagedFilter): SQL | undefined {
  return and(
    isInState(state),
    origin === 'PARK' ? undefined : isParksBusiness,
    origin && eq(articles.origin, origin),
    column && eq(articles.column, column),
    level && eq(articles.level, level),
    createdBy === undefined ? undefined : eq(articles.createdBy, createdBy),
    contains(keyword, articles.title),
  );
}

/** Articles in any state, the one changed last first. */
export function listManaged(db: Db, filter: ManagedFilter & { pageNo: number; pageSize: number }) {
  return db
    .select({
      contentId: articles.id,
      column: articles.column,
      title: articles.title,
      status: articles.status,
      revision: sql<RevisionState>`case when ${isParks} or ${articles.revision} = 'PENDING'
        then ${articles.revision} else 'NONE' end`,
      level: articles.level,
      pinned: articles.pinned,
      needReceipt: articles.needReceipt,
      publishAt: articles.publishAt,
      expireAt: articles.expireAt,
      views: articles.views,
      authorName: sql<string>`coalesce(${users.name}, ${articles.author})`,
      fromEnterprise: sql<string>`coalesce(${enterprises.name}, '')`,
      updatedAt: articles.updatedAt,
      version: articles.version,
    })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.createdBy))
    .leftJoin(enterprises, and(eq(enterprises.id, articles.enterpriseId), eq(articles.origin, 'ENTERPRISE')))
    .where(conditions(filter))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

/** Lists end after this number of articles. */
export const longestManagedList = 10_000;

export async function countManaged(db: Db, filter: ManagedFilter): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(articles)
    .where(conditions(filter))
    .limit(longestManagedList + 1)
    .as('found');
  return db.$count(found);
}

/** How many articles wait for an editor. */
export async function countWaiting(db: Db) {
  const [row] = await db
    .select({
      DRAFT: sql<number>`count(*) filter (where revision = 'DRAFT' and origin = 'PARK')`.mapWith(Number),
      PENDING: sql<number>`count(*) filter (where revision = 'PENDING')`.mapWith(Number),
    })
    .from(articles)
    .where(and(ne(articles.revision, 'NONE'), notTrashed));
  const SCHEDULED = await db.$count(articles, eq(articles.status, 'SCHEDULED'));
  return { DRAFT: row?.DRAFT ?? 0, PENDING: row?.PENDING ?? 0, SCHEDULED };
}
