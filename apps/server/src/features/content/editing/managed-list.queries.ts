import type { ArticleColumn, ArticleLevel } from '@portal/contract/content/article';
import { type ManagedState, managedStates } from '@portal/contract/content/article-manage';
import type { ArticleOrigin } from '@portal/contract/content/article-states';
import type { RevisionState } from '@portal/contract/working-copy';
import { and, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../../platform/database/sorted.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { articles } from '../article.table.ts';

export interface ManagedFilter {
  state?: ManagedState | undefined;
  column?: ArticleColumn | undefined;
  level?: ArticleLevel | undefined;
  origin?: ArticleOrigin | undefined;
  keyword?: string | undefined;
  /** Articles created by this user. */
  createdBy?: string | undefined;
}

const notTrashed = ne(articles.status, 'TRASH');

const isParks = eq(articles.origin, 'PARK');
/** The park can't see enterprises' texts until they're submitted. */
const isParksBusiness = or(isParks, notInArray(articles.status, ['DRAFT', 'TRASH']));

/** The draft and review states are those of working copies; the article itself may be public. */
export function isInState(state: ManagedState | undefined): SQL | undefined {
  if (state === undefined) return notTrashed;
  if (state === 'DRAFT') return and(eq(articles.revision, state), isParks, notTrashed);
  if (state === 'PENDING') return and(eq(articles.revision, state), notTrashed);
  return eq(articles.status, state);
}

function conditions({ column, level, origin, keyword, createdBy }: ManagedFilter): SQL | undefined {
  return and(
    origin === 'PARK' ? undefined : isParksBusiness,
    origin && eq(articles.origin, origin),
    column && eq(articles.column, column),
    level && eq(articles.level, level),
    createdBy === undefined ? undefined : eq(articles.createdBy, createdBy),
    contains(keyword, articles.title),
  );
}

interface ManagedListing extends ManagedFilter {
  sort?: 'updated' | '-updated' | 'published' | '-published';
  pageNo: number;
  pageSize: number;
}

/** Articles in any state. */
export function listManaged(db: Db, { sort = '-updated', ...filter }: ManagedListing) {
  const columns = { updated: articles.updatedAt, published: nullsSmallest(articles.publishAt) };
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
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, columns, articles.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

/** Lists end after this many articles, and counts stop there. */
export const maxManagedList = 10_000;

const rareStates = managedStates.filter((state) => state !== 'PUBLISHED');

/** Everything except plainly published articles: few rows, found by index whatever other filters apply. */
const isRare = or(inArray(articles.status, rareStates), ne(articles.revision, 'NONE'));

/**
 * Number of articles per tab in one query: a single pass over rows that aren't plainly published for the rare states,
 * and counts capped at the limit for the two tabs that contain nearly everything.
 */
export async function countManaged(db: Db, filter: ManagedFilter): Promise<TabCounts<ManagedState>> {
  const upToLimit = (state: ManagedState | undefined): SQL => {
    const some = db
      .select({ one: sql`1`.as('one') })
      .from(articles)
      .where(and(conditions(filter), isInState(state)))
      .limit(maxManagedList + 1);
    return sql`(select count(*) from (${some}) found)`;
  };
  const rare = rareStates.map(
    (state) => sql`count(*) filter (where ${isInState(state)}) as ${sql.identifier(state)}`,
  );
  const { rows } = await db.execute<TabCounts<ManagedState>>(sql`
    with rare as materialized (select * from ${articles} where ${isRare})
    select ${upToLimit(undefined)} as "ALL", ${upToLimit('PUBLISHED')} as "PUBLISHED", counted.*
    from (
      select ${sql.join(rare, sql`, `)} from rare as ${articles} where ${conditions(filter) ?? sql`true`}
    ) counted`);
  return rows[0] as TabCounts<ManagedState>;
}
