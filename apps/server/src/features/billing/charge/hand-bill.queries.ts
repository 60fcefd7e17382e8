import type { HandBillState } from '@portal/contract/billing/hand-bill-lifecycle';
import { handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { idsOfNamed } from '../../enterprise/named.public.ts';
import { users } from '../../identity/user.table.ts';
import { feeItems } from '../meter/meter.table.ts';
import { handBills } from './charge.table.ts';

interface Filter {
  state?: HandBillState | undefined;
  keyword?: string | undefined;
}

const isIn = (state: HandBillState | undefined): SQL | undefined => state && eq(handBills.status, state);

/** Enterprises are looked up first, and reasons have an index of trigrams. */
const isFound = async (db: Db, { keyword }: Filter): Promise<SQL | undefined> =>
  keyword
    ? or(inArray(handBills.enterpriseId, await idsOfNamed(db, keyword)), contains(keyword, handBills.reason))
    : undefined;

const select = (db: Db) =>
  db
    .select({
      handBill: handBills,
      enterpriseName: enterprises.name,
      names: feeItems.names,
      unit: feeItems.unit,
      fee: feeItems,
      userName: users.name,
    })
    .from(handBills)
    .innerJoin(enterprises, eq(enterprises.id, handBills.enterpriseId))
    .leftJoin(feeItems, eq(feeItems.code, handBills.feeCode))
    .leftJoin(users, eq(users.id, handBills.createdBy));

export type HandBillFound = Awaited<ReturnType<typeof select>>[number];

export const listHandBills = async (
  db: Db,
  { pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<HandBillFound[]> =>
  select(db)
    .where(and(await isFound(db, filter), isIn(filter.state)))
    .orderBy(desc(handBills.createdAt), desc(handBills.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export async function countHandBills(db: Db, filter: Filter) {
  const found = await isFound(db, filter);
  return countTabsUpTo(db, handBillLifecycle.states, isIn, (tab) =>
    db.select({ id: handBills.id }).from(handBills).where(and(found, tab)),
  );
}

export const findHandBills = async (db: Db, ids: readonly string[]): Promise<HandBillFound[]> =>
  select(db).where(inArray(handBills.id, [...ids]));

export const findHandBill = async (db: Db, id: string): Promise<HandBillFound | undefined> =>
  (await select(db).where(eq(handBills.id, id)))[0];
