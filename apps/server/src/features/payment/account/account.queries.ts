import type { AccountEvent } from '@portal/contract/payment/account';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** What moved an account on a day; amounts as in the contract. */
export interface Moved extends Record<string, unknown> {
  day: string;
  event: AccountEvent;
  billId: string | null;
  no: string;
  chargedFen: number;
  receivedFen: number;
  creditFen: number;
}

const dayOf = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`);

/** Money by the ledger: what came from outside to what was sold or to credit, and what went between them. */
const money = (enterpriseId: string) => sql`
  select ${dayOf('t.at')} as day,
    case when sum(-e.amount_fen) > 0 then 'RECEIVED' when sum(-e.amount_fen) < 0 then 'RETURNED' else 'MOVED' end as event,
    null as bill_id, coalesce(max(o.no), max(t.note)) as no,
    -- What was sold outside of bills was owed when it was paid.
    coalesce(sum(-e.amount_fen) filter (where e.account like 'SOLD:%' and e.account <> 'SOLD:BILL'), 0) as charged,
    sum(-e.amount_fen) as received,
    coalesce(sum(-e.amount_fen) filter (where e.account like 'CREDIT:%'), 0) as credit, min(t.id) as id
  from ledger_transfer t
  join ledger_entry e on e.transfer_id = t.id and (e.account like 'SOLD:%' or e.account like 'CREDIT:%')
  left join pay_order o on o.id = t.pay_order_id
  where t.enterprise_id = ${enterpriseId} or t.pay_order_id in (
    select id from pay_order where payer_enterprise_id = ${enterpriseId}
    union
    select i.pay_order_id from pay_item i join bill b on b.id = i.biz_id
    where i.kind = 'BILL' and b.enterprise_id = ${enterpriseId}
  )
  group by t.at, coalesce(t.pay_order_id, nullif(t.note, ''), t.id)`;

/** Charges by the bills: issued, adjusted, declared void, and the late fee that was paid. */
const charges = (enterpriseId: string) => sql`
  with its as (select * from bill where enterprise_id = ${enterpriseId} and issue_date is not null)
  select issue_date::text as day, 'BILLED' as event, id as bill_id, no, principal_fen as charged, 0 as received, 0 as credit, id
  from its
  union all
  select ${dayOf('c.updated_at')}, 'ADJUSTED', b.id, b.no, c.amount_fen, 0, 0, c.id
  from its b join bill_change c on c.bill_id = b.id where c.status = 'APPROVED' and c.kind = 'ADJUST'
  union all
  -- What changed a bill otherwise, such as the rest written off of one that was paid in part.
  select ${dayOf('b.updated_at')}, 'ADJUSTED', b.id, b.no, b.adjust_fen - coalesce(c.fen, 0), 0, 0, b.id
  from its b left join lateral (
    select sum(amount_fen) as fen from bill_change
    where bill_id = b.id and status = 'APPROVED' and kind = 'ADJUST'
  ) c on true
  where b.adjust_fen <> coalesce(c.fen, 0)
  union all
  select ${dayOf('updated_at')}, 'VOIDED', id, no, -(principal_fen + adjust_fen), 0, 0, id
  from its where status = 'VOID'
  union all
  -- What was given back of a bill, as money or as credit, is owed no more.
  select ${dayOf('updated_at')}, 'CREDITED', id, no, -refunded_fen, 0, 0, id
  from its where refunded_fen > 0 and status <> 'VOID'
  union all
  select ${dayOf('created_at')}, 'CREDITED', null, no, -amount_fen, 0, 0, id
  from credit_note where enterprise_id = ${enterpriseId} and bill_id is null
  union all
  select ${dayOf('r.booked_at')}, 'LATE', b.id, b.no, i.late_fen, 0, 0, r.id
  from its b join receipt_item i on i.bill_id = b.id join receipt r on r.id = i.receipt_id
  where i.late_fen > 0 and r.booked_at is not null and b.status <> 'VOID'
  union all
  select ${dayOf('r.reversed_at')}, 'LATE', b.id, b.no, -i.late_fen, 0, 0, r.id
  from its b join receipt_item i on i.bill_id = b.id join receipt r on r.id = i.receipt_id
  where i.late_fen > 0 and r.status = 'REVERSED' and b.status <> 'VOID'
  union all
  select ${dayOf('coalesce(o.success_at, b.updated_at)')}, 'LATE', b.id, b.no, b.paid_late_fen - coalesce(r.fen, 0), 0, 0, b.id
  from its b left join pay_order o on o.id = b.pay_order_id
  left join lateral (
    select sum(i.late_fen) as fen from receipt_item i join receipt r on r.id = i.receipt_id
    where i.bill_id = b.id and r.status in ('BOOKED', 'REVERSING')
  ) r on true
  where b.paid_late_fen > coalesce(r.fen, 0) and b.status <> 'VOID'`;

const events = (enterpriseId: string) => sql`
  select day, event, bill_id as "billId", no, charged::float8 as "chargedFen", received::float8 as "receivedFen",
    credit::float8 as "creditFen"
  from (${charges(enterpriseId)} union all ${money(enterpriseId)}) moved`;

/** What moved an account from one day to another, in order; charges of a day come before its money. */
export async function listMoved(db: Db, enterpriseId: string, from: string, to: string): Promise<Moved[]> {
  const { rows } = await db.execute<Moved>(sql`
    select * from (${events(enterpriseId)}) found where day between ${from} and ${to}
    order by day, "receivedFen" <> 0 or event = 'MOVED', no`);
  return rows;
}

/** What was owed before a day, less the credit. */
export async function balanceBefore(db: Db, enterpriseId: string, day: string): Promise<number> {
  const { rows } = await db.execute<{ fen: number }>(sql`
    select coalesce(sum("chargedFen" - "receivedFen"), 0)::float8 as fen from (${events(enterpriseId)}) found where day < ${day}`);
  return rows[0]?.fen ?? 0;
}
