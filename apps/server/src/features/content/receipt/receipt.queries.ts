import type { ArticleColumn } from '@portal/contract/article';
import { type ReceiptRow, receiptStatuses } from '@portal/contract/article-receipt';
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

/** It was one of the park's when the article appeared; who comes or leaves later changes no figure. */
const wasThere = sql`(
  ${enterprises.admittedAt} <= ${articles.publishAt}
  and (${enterprises.leftAt} is null or ${enterprises.leftAt} > ${articles.publishAt})
)`;

/** The enterprise is one the article concerns: named by it, or of the park on its day and of its stages. */
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

/** `confirmed` of `total` enterprises, for each article of a query. */
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

/** Articles that ask to be confirmed, or did until their time was over. */
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
  /** 1: only who has confirmed, 0: only who has not. */
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

/** The enterprises an article asks; without a wish those that have not confirmed first. */
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

/** Whether one enterprise has confirmed a published article; undefined where it does not have to. */
export async function findReader(db: Db, filter: { id: string; enterpriseId: string }) {
  const [row] = await readersOf(db)
    .where(and(readerConditions(filter), asksForReceipts))
    .limit(1);
  return row;
}

/** The members who speak for the enterprises that have not confirmed an article. */
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
