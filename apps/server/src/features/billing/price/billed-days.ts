import { namedBills } from '@portal/contract/billing/price-terms';
import type { FeeCode } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { bills } from '../bill/bill.table.ts';

/** The first bills and drafts of a fee that cover days from a day on, and whether there are more. */
export async function billsFrom(db: Db, feeCode: FeeCode, day: string) {
  const rows = await db
    .select({
      billId: bills.id,
      no: bills.no,
      enterpriseName: enterprises.name,
      period: bills.period,
      state: bills.status,
    })
    .from(bills)
    .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
    .where(and(eq(bills.feeCode, feeCode), gte(bills.period, day.slice(0, 7)), ne(bills.status, 'VOID')))
    .orderBy(asc(bills.period), asc(bills.createdAt), asc(bills.id))
    .limit(namedBills + 1);
  return { bills: rows.slice(0, namedBills), hasMore: rows.length > namedBills };
}

/** Says which bills cover days from a day on; null if none does. A draft is discarded first, an issued bill stays. */
export async function billedFault(tx: Db, feeCode: FeeCode, day: string): Promise<string | null> {
  const { bills: found, hasMore } = await billsFrom(tx, feeCode, day);
  if (found.length === 0) return null;
  const list = found.map(({ no }) => no).join('、');
  const areDrafts = found.every(({ state }) => state === 'DRAFT');
  if (areDrafts) return m.pricing_fault_drafts({ list, more: hasMore ? '…' : '' });
  return m.pricing_fault_billed({ list, more: hasMore ? '…' : '' });
}
