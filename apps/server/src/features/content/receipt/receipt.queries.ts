import type { ArticleColumn } from '@portal/contract/content/article';
import { type ReceiptRow, receiptStatuses } from '@portal/contract/content/article-receipt';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { articles } from '../article.table.ts';
import { articleReceipts } from './receipt.table.ts';

const stages = sql`${articles.audience}->'chainStages'`;
const chosen = sql`${articles.audience}->'enterpriseIds'`;

/** The enterprise was in the park when the article appeared; later arrivals and departures don't change the figures. */
const wasThere = sql`(
  ${enterprises.admittedAt} <= ${articles.publishAt}
  and (${enterprises.leftAt} is null or ${enterprises.leftAt} > ${articles.publishAt})
)`;

/**
 * The enterprise is concerned by the article: named in it, or in the park on its publication day and of a matching
 * stage.
 */
export const isWanted = sql`(
  (jsonb_exists(${chosen}, ${enterprises.id}) and ${enterprises.admittedAt} is not null)
  or (${wasThere} and (
    (jsonb_array_length(${stages}) = 0 and jsonb_array_length(${chosen}) = 0)
    or jsonb_exists_any(${stages}, ${enterprises.chainStages})
  ))
)`;

const isItsReceipt = and(
  eq(articleReceipts.articleId, articles.id),
  eq(articleReceipts.enterpriseId, enterprises.id),
);

/** `confirmed` out of `total` enterprises, per article of a query. */
const figures = sql<{ total: number; confirmed: number }>`(
  select json_build_object('total', count(*), 'confirmed', count(${articleReceipts.at}))
  from ${enterprises} left join ${articleReceipts} on ${isItsReceipt}
  where ${isWanted}
)`;

export const asksForReceipts = and(articles.needReceipt, eq(articles.status, 'PUBLISHED'));

const hasAsked = and(articles.needReceipt, inArray(articles.status, receiptStatuses));

const rowColumns = {
  contentId: articles.id,
  title: articles.title,
  column: articles.column,
  level: articles.level,
  status: sql<ReceiptRow['status']>`${articles.status}`,
  publishAt: articles.publishAt,
  remindedAt: articles.remindedAt,
  figures,
};

export async function findReceiptArticle(db: Db, id: string) {
  const [row] = await db
    .select(rowColumns)
    .from(articles)
    .where(and(eq(articles.id, id), hasAsked));
  return row ?? null;
}

export interface ReceiptFilter {
  column?: ArticleColumn | undefined;
  status?: ReceiptRow['status'] | undefined;
  keyword?: string | undefined;
}

const isInState = (status: ReceiptRow['status'] | undefined): SQL | undefined =>
  status && eq(articles.status, status);

const receiptConditions = ({ column, keyword }: ReceiptFilter): SQL | undefined =>
  and(hasAsked, column && eq(articles.column, column), contains(keyword, articles.title));

interface ReceiptListing extends ReceiptFilter {
  sort?: 'published' | '-published';
  pageNo: number;
  pageSize: number;
}

/** Articles that require confirmation, or did until they expired. */
export function listReceiptArticles(db: Db, { sort = '-published', ...filter }: ReceiptListing) {
  return db
    .select(rowColumns)
    .from(articles)
    .where(and(receiptConditions(filter), isInState(filter.status)))
    .orderBy(...sorted(sort, { published: articles.publishAt }, articles.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countReceiptArticles = (
  db: Db,
  filter: ReceiptFilter,
): Promise<TabCounts<ReceiptRow['status']>> =>
  countTabs(receiptStatuses, isInState, (columns) =>
    db.select(columns).from(articles).where(receiptConditions(filter)),
  );

export interface ReaderFilter {
  id: string;
  /** 1: only enterprises that have confirmed, 0: only those that haven't. */
  read?: '0' | '1' | undefined;
  keyword?: string | undefined;
  enterpriseId?: string | undefined;
}

const readersOf = (db: Db) =>
  db
    .select({
      enterpriseId: enterprises.id,
      name: enterprises.name,
      confirmedAt: articleReceipts.at,
      confirmedBy: sql<string>`coalesce(${users.name}, '')`,
    })
    .from(articles)
    .innerJoin(enterprises, isWanted)
    .leftJoin(articleReceipts, isItsReceipt)
    .leftJoin(users, eq(users.id, articleReceipts.userId))
    .$dynamic();

const hasRead = (read: '0' | '1' | undefined): SQL | undefined =>
  read && (read === '1' ? isNotNull(articleReceipts.at) : isNull(articleReceipts.at));

function readerConditions({ id, keyword, enterpriseId }: ReaderFilter): SQL | undefined {
  return and(
    eq(articles.id, id),
    hasAsked,
    contains(keyword, enterprises.name),
    enterpriseId === undefined ? undefined : eq(enterprises.id, enterpriseId),
  );
}

interface ReaderListing extends ReaderFilter {
  sort?: 'confirmed' | '-confirmed' | undefined;
  pageNo: number;
  pageSize: number;
}

/** Enterprises an article asks; by default those that haven't confirmed come first. */
export function listReaders(db: Db, { sort, ...filter }: ReaderListing) {
  const openFirst = [
    desc(sql`${articleReceipts.at} is null`),
    desc(articleReceipts.at),
    asc(enterprises.name),
  ];
  return readersOf(db)
    .where(and(readerConditions(filter), hasRead(filter.read)))
    .orderBy(...(sort ? sorted(sort, { confirmed: articleReceipts.at }, enterprises.id) : openFirst))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countReaders = (db: Db, filter: ReaderFilter): Promise<TabCounts<'0' | '1'>> =>
  countTabs(['0', '1'], hasRead, (columns) =>
    db
      .select(columns)
      .from(articles)
      .innerJoin(enterprises, isWanted)
      .leftJoin(articleReceipts, isItsReceipt)
      .where(readerConditions(filter)),
  );

/** Whether an enterprise has confirmed a published article; undefined if it doesn't have to. */
export async function findReader(db: Db, filter: { id: string; enterpriseId: string }) {
  const [row] = await readersOf(db)
    .where(and(readerConditions(filter), asksForReceipts))
    .limit(1);
  return row;
}

/** Members to remind, of enterprises that haven't confirmed an article. */
export async function listSlowReaders(
  tx: Db,
  id: string,
): Promise<{ enterpriseIds: string[]; userIds: string[] }> {
  const rows = await tx
    .select({ enterpriseId: enterprises.id, userId: enterpriseMembers.userId })
    .from(articles)
    .innerJoin(enterprises, isWanted)
    .leftJoin(articleReceipts, isItsReceipt)
    .innerJoin(
      enterpriseMembers,
      and(
        eq(enterpriseMembers.enterpriseId, enterprises.id),
        eq(enterpriseMembers.status, 'ACTIVE'),
        sql`${enterpriseMembers.memberRole} in ('OWNER', 'ADMIN')`,
      ),
    )
    .where(and(readerConditions({ id }), hasRead('0')));
  return {
    enterpriseIds: [...new Set(rows.map(({ enterpriseId }) => enterpriseId))],
    userIds: [...new Set(rows.map(({ userId }) => userId))],
  };
}
