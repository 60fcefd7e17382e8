import type { receiptQueryList } from '@portal/contract/payment/receipt';
import { receiptStates } from '@portal/contract/payment/receipt-terms';
import { and, eq, getTableColumns, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { idsOfNamed } from '../../enterprise/named.public.ts';
import { receipts } from './receipt.table.ts';

type Filter = Omit<InputOf<typeof receiptQueryList>, 'pageNo' | 'pageSize' | 'sort'>;

const isInTab = (state: Filter['state']): SQL | undefined => state && eq(receipts.status, state);

/** Enterprises are looked up first, and numbers and payers have an index of trigrams. */
const isMeant = async (db: Db, keyword: string | undefined): Promise<SQL | undefined> =>
  keyword
    ? or(
        inArray(receipts.enterpriseId, await idsOfNamed(db, keyword)),
        contains(keyword, receipts.no, receipts.payer),
      )
    : undefined;

const conditions = async (db: Db, { way, from, to, enterpriseId, keyword }: Filter) =>
  and(
    way && eq(receipts.way, way),
    from === undefined ? undefined : gte(receipts.receivedOn, from),
    to === undefined ? undefined : lte(receipts.receivedOn, to),
    enterpriseId === undefined ? undefined : eq(receipts.enterpriseId, enterpriseId),
    await isMeant(db, keyword),
  );

const select = (db: Db) =>
  db
    .select({ receipt: getTableColumns(receipts), enterpriseName: enterprises.name })
    .from(receipts)
    .innerJoin(enterprises, eq(enterprises.id, receipts.enterpriseId));
export type NamedReceipt = Awaited<ReturnType<typeof select>>[number];

/** The page's ids come first, so that skipped rows are not joined. */
export async function listReceipts(
  db: Db,
  {
    state,
    sort = '-created',
    pageNo,
    pageSize,
    ...filter
  }: Filter & { sort?: 'created' | '-created'; pageNo: number; pageSize: number },
): Promise<NamedReceipt[]> {
  const order = sorted(sort, { created: receipts.createdAt }, receipts.id);
  const page = db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(await conditions(db, filter), isInTab(state)))
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return select(db)
    .where(inArray(receipts.id, page))
    .orderBy(...order);
}

export async function countReceipts(db: Db, filter: Filter) {
  const isFound = await conditions(db, filter);
  return countTabsUpTo(db, receiptStates, isInTab, (tab) =>
    db.select({ id: receipts.id }).from(receipts).where(and(isFound, tab)),
  );
}

/** All rows of a filter, for its export. */
export const countAllReceipts = async (db: Db, filter: Filter): Promise<number> =>
  db.$count(receipts, and(await conditions(db, filter), isInTab(filter.state)));

/** @throws {AppError} 500404 */
export async function getReceipt(db: Db, id: string): Promise<NamedReceipt> {
  const [found] = await select(db).where(eq(receipts.id, id));
  if (!found) throw notFound();
  return found;
}
