import type { ArticleColumn } from '@portal/contract/article';
import { type ReceiptRow, receiptStatuses } from '@portal/contract/article-receipt';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
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

const receiptConditions = ({ column, status, keyword }: ReceiptFilter): SQL | undefined =>
  and(
    hasAsked,
    column && eq(articles.column, column),
    status && eq(articles.status, status),
    contains(keyword, articles.title),
  );

/** Articles that ask to be confirmed, or did until their time was over, the latest first. */
export function listReceiptArticles(db: Db, filter: ReceiptFilter & { pageNo: number; pageSize: number }) {
  return db
    .select(rowColumns)
    .from(articles)
    .where(receiptConditions(filter))
    .orderBy(desc(articles.publishAt), desc(articles.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countReceiptArticles = (db: Db, filter: ReceiptFilter): Promise<number> =>
  db.$count(articles, receiptConditions(filter));

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

function readerConditions({ id, read, keyword, enterpriseId }: ReaderFilter): SQL | undefined {
  const { at } = articleReceipts;
  return and(
    eq(articles.id, id),
    hasAsked,
    read === undefined ? undefined : read === '1' ? isNotNull(at) : isNull(at),
    contains(keyword, enterprises.name),
    enterpriseId === undefined ? undefined : eq(enterprises.id, enterpriseId),
  );
}

/** The enterprises an article asks, those that have not confirmed first. */
export function listReaders(db: Db, filter: ReaderFilter & { pageNo: number; pageSize: number }) {
  return readersOf(db)
    .where(readerConditions(filter))
    .orderBy(desc(sql`${articleReceipts.at} is null`), desc(articleReceipts.at), asc(enterprises.name))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countReaders = (db: Db, filter: ReaderFilter): Promise<number> =>
  db.$count(readersOf(db).where(readerConditions(filter)).as('readers'));

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
    .where(readerConditions({ id, read: '0' }));
  return {
    enterpriseIds: [...new Set(rows.map(({ enterpriseId }) => enterpriseId))],
    userIds: [...new Set(rows.map(({ userId }) => userId))],
  };
}
