import type { receiptQueryList } from '@portal/contract/payment/receipt';
import { receiptStates } from '@portal/contract/payment/receipt-terms';
import { and, desc, eq, getTableColumns, gte, lte, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { receipts } from './receipt.table.ts';

type Filter = Omit<InputOf<typeof receiptQueryList>, 'pageNo' | 'pageSize'>;

const isInTab = (state: Filter['state']): SQL | undefined => state && eq(receipts.status, state);

const conditions = ({ way, from, to, enterpriseId, keyword }: Filter) =>
  and(
    way && eq(receipts.way, way),
    from === undefined ? undefined : gte(receipts.receivedOn, from),
    to === undefined ? undefined : lte(receipts.receivedOn, to),
    enterpriseId === undefined ? undefined : eq(receipts.enterpriseId, enterpriseId),
    contains(keyword, receipts.no, receipts.payer, enterprises.name),
  );

const select = (db: Db) =>
  db
    .select({ receipt: getTableColumns(receipts), enterpriseName: enterprises.name })
    .from(receipts)
    .innerJoin(enterprises, eq(enterprises.id, receipts.enterpriseId));
export type NamedReceipt = Awaited<ReturnType<typeof select>>[number];

export const listReceipts = (
  db: Db,
  { state, pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<NamedReceipt[]> =>
  select(db)
    .where(and(conditions(filter), isInTab(state)))
    .orderBy(desc(receipts.createdAt), desc(receipts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

const found = (db: Db, filter: Filter, tab: SQL | undefined) =>
  db
    .select({ id: receipts.id })
    .from(receipts)
    .innerJoin(enterprises, eq(enterprises.id, receipts.enterpriseId))
    .where(and(conditions(filter), tab));

export const countReceipts = (db: Db, filter: Filter) =>
  countTabsUpTo(db, receiptStates, isInTab, (tab) => found(db, filter, tab));

/** All rows of a filter, for its export. */
export const countAllReceipts = (db: Db, filter: Filter): Promise<number> =>
  db.$count(found(db, filter, isInTab(filter.state)).as('found'));

/** @throws {AppError} 500404 */
export async function getReceipt(db: Db, id: string): Promise<NamedReceipt> {
  const [found] = await select(db).where(eq(receipts.id, id));
  if (!found) throw notFound();
  return found;
}
