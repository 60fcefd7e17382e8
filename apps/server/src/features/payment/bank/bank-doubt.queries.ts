import type { bankDoubtQueryManageList } from '@portal/contract/payment/bank-doubt';
import { bankDoubtStates } from '@portal/contract/payment/bank-doubt-terms';
import { and, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { payOrders } from '../payment.table.ts';
import { bankDoubts } from './bank-doubt.table.ts';
import { bankLines } from './bank-line.table.ts';

type Input = InputOf<typeof bankDoubtQueryManageList>;

const isInTab = (tab: Input['state']): SQL | undefined => tab && eq(bankDoubts.status, tab);

const conditions = ({ kind, keyword }: Input) =>
  and(
    kind && eq(bankDoubts.kind, kind),
    contains(keyword, bankDoubts.bankNo, bankDoubts.payer, bankDoubts.purpose, bankDoubts.fileName),
  );

const like = alias(bankLines, 'like_line');

const select = (db: Db) =>
  db
    .select({ doubt: getTableColumns(bankDoubts), like: getTableColumns(like) })
    .from(bankDoubts)
    .leftJoin(like, eq(like.id, bankDoubts.likeLineId));
export type PlacedDoubt = Awaited<ReturnType<typeof select>>[number];

export const listDoubtRows = (db: Db, input: Input): Promise<PlacedDoubt[]> =>
  select(db)
    .where(and(conditions(input), isInTab(input.state)))
    .orderBy(desc(bankDoubts.createdAt), desc(bankDoubts.id))
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize);

export const countDoubts = (db: Db, input: Input) =>
  countTabs(bankDoubtStates, isInTab, (columns) =>
    db.select(columns).from(bankDoubts).where(conditions(input)),
  );

export const findDoubt = async (db: Db, id: string): Promise<PlacedDoubt | undefined> =>
  (await select(db).where(eq(bankDoubts.id, id)))[0];

/** Id of the latest row by which the bank reversed a line; null if there is none. */
export async function findReversalOf(db: Db, lineId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: bankDoubts.id })
    .from(bankDoubts)
    .where(and(eq(bankDoubts.likeLineId, lineId), eq(bankDoubts.kind, 'REVERSAL')))
    .orderBy(desc(bankDoubts.id))
    .limit(1);
  return found?.id ?? null;
}

export async function numbersOfOrders(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: payOrders.id, no: payOrders.no })
    .from(payOrders)
    .where(inArray(payOrders.id, [...ids]));
  return new Map(rows.map(({ id, no }) => [id, no]));
}
