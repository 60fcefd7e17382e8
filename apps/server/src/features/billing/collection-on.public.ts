import { type OverdueAge, overdueAges } from '@portal/contract/billing/bill-collection';
import type { CollectionOnDay } from '@portal/contract/report/business';
import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { bills } from './bill/bill.table.ts';
import { ageOn } from './bill/collection.ts';
import { paymentsBetween } from './bill/receipts.ts';

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
  const since = addDays(day, -dueDays);
  const isEarlier = sql`${bills.dueDate} <= ${since}`;
  const isOpen = sql`${bills.status} in ('UNPAID', 'PAYING', 'OVERDUE', 'OBJECTED')`;
  // Each part has an index of its own; together they would read every bill of the park. What is due later is no part.
  const part = (where: SQL) => sql`
    select ${bills.id} as id, ${bills.enterpriseId} as enterprise_id, ${bills.dueDate} as due, ${ageOn(day)} as age,
      ${sum} as fen, case when ${bills.status} in ('PAID', 'REFUNDED') then 0
        else greatest(${sum} - (${bills.paidFen} - ${bills.paidLateFen}), 0) end as unpaid_fen
    from ${bills} where ${where} and ${bills.issueDate} <= ${day} and ${bills.status} not in ('DRAFT', 'VOID', 'REFUNDED')`;
  const later = paymentsBetween(startOfChinaDay(addDays(day, 1)), farAhead);
  const counted = sql`
    with later as (
      select biz_id as id, sum(fen - late_fen) as fen from (${later}) as receipt
      where kind = 'BILL' group by 1
    ), meant as (
      ${part(sql`${bills.dueDate} > ${since} and ${bills.dueDate} <= ${day}`)}
      union all ${part(sql`${isOpen} and ${isEarlier}`)}
      union all ${part(sql`not (${isOpen}) and ${isEarlier} and ${bills.id} in (select id from later)`)}
    ), counted as (
      select enterprise_id, due, age, meant.fen,
        greatest(least(meant.fen, coalesce(later.fen, 0) + unpaid_fen), 0) as open_fen
      from meant left join later on later.id = meant.id
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
