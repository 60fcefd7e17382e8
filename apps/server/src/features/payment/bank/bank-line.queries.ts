import type { bankLineQueryManageList } from '@portal/contract/payment/bank-line';
import { bankLineStates } from '@portal/contract/payment/bank-line-terms';
import { and, desc, eq, getTableColumns, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../../../platform/china-time.ts';
import { contains } from '../../../platform/database/contains.ts';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { type PayOrder, payAttempts, payOrders } from '../payment.table.ts';
import { type BankLineRow, bankLines } from './bank-line.table.ts';

type Input = InputOf<typeof bankLineQueryManageList>;

const isInTab = (tab: Input['state']): SQL | undefined => tab && eq(bankLines.status, tab);

const conditions = ({ from, to, keyword }: Input) =>
  and(
    from === undefined ? undefined : gte(bankLines.bookedAt, startOfChinaDay(from)),
    to === undefined ? undefined : lt(bankLines.bookedAt, startOfChinaDay(addDays(to, 1))),
    contains(keyword, bankLines.bankNo, bankLines.payer, bankLines.purpose),
  );

const select = (db: Db) =>
  db
    .select({ line: getTableColumns(bankLines), order: getTableColumns(payOrders) })
    .from(bankLines)
    .leftJoin(payOrders, eq(payOrders.id, bankLines.payOrderId));
export type PlacedLine = Awaited<ReturnType<typeof select>>[number];

export const listLines = (db: Db, input: Input): Promise<PlacedLine[]> =>
  select(db)
    .where(and(conditions(input), isInTab(input.state)))
    .orderBy(desc(bankLines.bookedAt), desc(bankLines.id))
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize);

export const countLines = (db: Db, input: Input) =>
  countTabsUpTo(db, bankLineStates, isInTab, (tab) =>
    db
      .select({ id: bankLines.id })
      .from(bankLines)
      .where(and(conditions(input), tab)),
  );

export const findLine = async (db: Db, id: string): Promise<PlacedLine | undefined> =>
  (await select(db).where(eq(bankLines.id, id)))[0];

const maxCandidates = 8;

/** Orders awaiting a transfer; those that match the line by amount and payer come first. */
export async function candidatesOf(
  db: Db,
  { amountFen, payer }: BankLineRow,
  keyword: string | undefined,
): Promise<PayOrder[]> {
  const waiting = db
    .select({ id: payAttempts.payOrderId })
    .from(payAttempts)
    .where(and(eq(payAttempts.channel, 'BANK_TRANSFER'), ne(payAttempts.status, 'SUCCESS')));
  const { totalFen, payerName } = payOrders;
  return db
    .select()
    .from(payOrders)
    .where(
      and(
        inArray(payOrders.status, ['PAYING', 'CLOSED']),
        inArray(payOrders.id, waiting),
        keyword ? contains(keyword, payOrders.no, payerName, payOrders.title) : undefined,
      ),
    )
    .orderBy(
      desc(sql`(${totalFen} = ${amountFen})::int + (${payerName} = ${payer})::int`),
      desc(sql`${payOrders.status} = 'PAYING'`),
      desc(payOrders.createdAt),
    )
    .limit(maxCandidates);
}
