import { type AccountRow, accountEventLabels, type TenantAccount } from '@portal/contract/payment/account';
import * as m from '@portal/texts/messages';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { payableFenOn, titleOfBill, unpaidLateOn } from '../../billing/bill/owed.public.ts';
import { owedBills } from '../../billing/bill/pay-bill.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { contracts } from '../../lease/lease.table.ts';
import { creditOf } from '../account.public.ts';
import { balanceBefore, listMoved, type Moved } from './account.queries.ts';

export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Longest period of one answer, in days; longer ones are read year by year. */
const maxDays = 731;

/** @throws {AppError} 100002 */
function periodOf({ from, to }: Period, today: string): { from: string; to: string } {
  const last = to ?? today;
  const first = from ?? `${last.slice(0, 4)}-01-01`;
  if (first > last) throw fieldsRefused({ from: m.counter_fault_period() });
  if (addDays(first, maxDays) < last) throw fieldsRefused({ from: m.counter_fault_period_long() });
  return { from: first, to: last };
}

/** Deposits that the park holds, by contract. */
const depositsOf = (db: Db, enterpriseId: string): Promise<TenantAccount['deposits']> =>
  db
    .select({ contractId: contracts.id, contractNo: contracts.no, amountFen: contracts.depositPaidFen })
    .from(contracts)
    .where(
      and(
        eq(contracts.enterpriseId, enterpriseId),
        gt(contracts.depositPaidFen, 0),
        ne(contracts.status, 'VOID'),
        sql`${contracts.settlement} = '[]'::jsonb`,
      ),
    )
    .orderBy(asc(contracts.no));

async function titlesOf(db: Db, moved: readonly Moved[]): Promise<Map<string, string>> {
  const ids = [...new Set(moved.flatMap(({ billId }) => billId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: bills.id,
      feeCode: bills.feeCode,
      ownFee: bills.ownFee,
      period: bills.period,
      place: bills.place,
    })
    .from(bills)
    .where(inArray(bills.id, ids));
  return new Map(found.map((bill) => [bill.id, titleOfBill(bill)]));
}

/**
 * The account of an enterprise over a period: every charge and every movement of money, read from the bills and the
 * ledger. The balance is what is owed less the credit; today's late fee closes it.
 * @throws {AppError} 500404, 100002
 */
export async function viewAccount(
  db: Db,
  now: Date,
  { enterpriseId, canUseCredit, ...wanted }: Period & { enterpriseId: string; canUseCredit: boolean },
): Promise<TenantAccount> {
  const today = chinaDayOf(now);
  const { from, to } = periodOf(wanted, today);
  const [enterprise] = await db
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  if (!enterprise) throw notFound();
  const owed = await owedBills(db, enterpriseId);
  const accrued = owed.flatMap((bill): Moved[] => {
    const { lateFen } = unpaidLateOn(bill, today);
    return lateFen > 0 && from <= today && today <= to
      ? [
          {
            day: today,
            event: 'ACCRUED',
            billId: bill.id,
            no: bill.no,
            chargedFen: lateFen,
            receivedFen: 0,
            creditFen: 0,
          },
        ]
      : [];
  });
  const moved = [...(await listMoved(db, enterpriseId, from, to)), ...accrued];
  const openingFen = await balanceBefore(db, enterpriseId, from);
  const titles = await titlesOf(db, moved);
  let balanceFen = openingFen;
  const rows = moved.map((one): AccountRow => {
    balanceFen += one.chargedFen - one.receivedFen;
    return {
      ...one,
      eventLabel: accountEventLabels[one.event](),
      title: titles.get(one.billId ?? '') ?? '',
      balanceFen,
    };
  });
  const sumOf = (of: 'chargedFen' | 'receivedFen') => moved.reduce((sum, one) => sum + one[of], 0);
  const creditFen = await creditOf(db, enterpriseId);
  return {
    enterpriseId,
    enterpriseName: enterprise.name,
    from,
    to,
    openingFen,
    chargedFen: sumOf('chargedFen'),
    receivedFen: sumOf('receivedFen'),
    closingFen: balanceFen,
    rows,
    owedFen: owed.reduce((sum, bill) => sum + payableFenOn(bill, today), 0),
    creditFen,
    deposits: await depositsOf(db, enterpriseId),
    canUseCredit: canUseCredit && creditFen > 0 && owed.length > 0,
  };
}
