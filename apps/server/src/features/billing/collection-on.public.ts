import { type OverdueAge, overdueAges } from '@portal/contract/billing/bill-collection';
import type { CollectionOnDay } from '@portal/contract/report/business';
import { sql } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { bills } from './bill/bill.table.ts';
import { ageOn } from './bill/collection.ts';
import { receiptsBetween } from './bill/receipts.ts';

/** Days back from a day within which a bill fell due to count in the collection rate. */
const dueDays = 365;
const farAhead = new Date('9999-01-01T00:00:00Z');

interface Counted extends Record<string, unknown> {
  /** Null for all ages together. */
  age: OverdueAge | null;
  dueFen: number;
  openDueFen: number;
  bills: number;
  enterprises: number;
  overdueFen: number;
}

/**
 * What was due, collected and overdue on a day as it stood then: what was paid later counts as open. Late fees are left
 * out. A bill that was voided since counts as never issued.
 */
export async function collectionOn(db: Db, day: string): Promise<CollectionOnDay> {
  const sum = sql`${bills.principalFen} + ${bills.adjustFen}`;
  const later = receiptsBetween(startOfChinaDay(addDays(day, 1)), farAhead);
  const since = addDays(day, -dueDays);
  const counted = sql`
    with later as (
      select biz_id as id, sum(fen - late_fen) as fen from (${later}) as receipt
      where kind = 'BILL' and is_payment group by 1
    ), meant as (
      select ${bills.id} as id from ${bills} where ${bills.dueDate} > ${since} and ${bills.dueDate} <= ${day}
      union select ${bills.id} from ${bills} where ${bills.status} in ('UNPAID', 'PAYING', 'OVERDUE', 'OBJECTED')
      union select id from later
    ), counted as (
      select ${bills.enterpriseId} as enterprise_id, ${bills.dueDate} as due, ${ageOn(day)} as age, ${sum} as fen,
        greatest(least(${sum}, coalesce(later.fen, 0) + case when ${bills.status} in ('PAID', 'REFUNDED') then 0
          else greatest(${sum} - (${bills.paidFen} - ${bills.paidLateFen}), 0) end), 0) as open_fen
      from meant join ${bills} on ${bills.id} = meant.id left join later on later.id = meant.id
      where ${bills.issueDate} <= ${day} and ${bills.status} not in ('DRAFT', 'VOID', 'REFUNDED')
    )`;
  const isDue = sql`due > ${since} and due <= ${day}`;
  const isOverdue = sql`due < ${day} and open_fen > 0`;
  const { rows } = await db.execute<Counted>(sql`${counted}
    select age,
      coalesce(sum(fen) filter (where ${isDue}), 0)::float8 as "dueFen",
      coalesce(sum(open_fen) filter (where ${isDue}), 0)::float8 as "openDueFen",
      (count(*) filter (where ${isOverdue}))::int as bills,
      (count(distinct enterprise_id) filter (where ${isOverdue}))::int as enterprises,
      coalesce(sum(open_fen) filter (where ${isOverdue}), 0)::float8 as "overdueFen"
    from counted group by grouping sets ((age), ())`);
  const of = (age: OverdueAge | null) => rows.find((row) => row.age === age);
  const all = of(null);
  return {
    day,
    dueFen: all?.dueFen ?? 0,
    collectedFen: (all?.dueFen ?? 0) - (all?.openDueFen ?? 0),
    overdue: {
      bills: all?.bills ?? 0,
      enterprises: all?.enterprises ?? 0,
      sumFen: all?.overdueFen ?? 0,
    },
    ages: overdueAges.map((age) => ({ age, bills: of(age)?.bills ?? 0, sumFen: of(age)?.overdueFen ?? 0 })),
  };
}
