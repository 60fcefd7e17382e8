import type { HandBillState } from '@portal/contract/billing/hand-bill-lifecycle';
import { handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { feeItems } from '../meter/meter.table.ts';
import { handBills } from './charge.table.ts';

interface Filter {
  state?: HandBillState | undefined;
  keyword?: string | undefined;
}

const isIn = (state: HandBillState | undefined): SQL | undefined => state && eq(handBills.status, state);

const isFound = ({ keyword }: Filter) => contains(keyword, enterprises.name, handBills.reason);

const select = (db: Db) =>
  db
    .select({
      handBill: handBills,
      enterpriseName: enterprises.name,
      names: feeItems.names,
      unit: feeItems.unit,
      userName: users.name,
    })
    .from(handBills)
    .innerJoin(enterprises, eq(enterprises.id, handBills.enterpriseId))
    .leftJoin(feeItems, eq(feeItems.code, handBills.feeCode))
    .leftJoin(users, eq(users.id, handBills.createdBy));

export type HandBillFound = Awaited<ReturnType<typeof select>>[number];

export const listHandBills = (
  db: Db,
  { pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<HandBillFound[]> =>
  select(db)
    .where(and(isFound(filter), isIn(filter.state)))
    .orderBy(desc(handBills.createdAt), desc(handBills.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countHandBills = (db: Db, filter: Filter) =>
  countTabsUpTo(db, handBillLifecycle.states, isIn, (tab) =>
    db
      .select({ id: handBills.id })
      .from(handBills)
      .innerJoin(enterprises, eq(enterprises.id, handBills.enterpriseId))
      .where(and(isFound(filter), tab)),
  );

export const findHandBill = async (db: Db, id: string): Promise<HandBillFound | undefined> =>
  (await select(db).where(eq(handBills.id, id)))[0];
