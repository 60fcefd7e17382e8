import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { type LedgerFinding, ledgerChecks } from './ledger.table.ts';

interface Sums {
  account: string;
  booked: string;
  counted: string;
}

/**
 * Expected balance per channel: payments received (for the bank, statement lines) and receipts, less refunds. What
 * goes to a named account leaves the bank, whichever channel it came through; an offset leaves none.
 */
const channelSums = sql`
  select coalesce(b.account, c.account) as account, coalesce(b.fen, 0) as booked, coalesce(c.fen, 0) as counted
  from (select account, sum(amount_fen) as fen from ledger_entry where account like 'CHANNEL:%' group by 1) b
  full join (
    select 'CHANNEL:' || channel as account, sum(fen) as fen from (
      select channel, paid_fen as fen from pay_attempt where status = 'SUCCESS' and channel <> 'BANK_TRANSFER'
      union all
      select 'BANK_TRANSFER', amount_fen from bank_line where status <> 'RETURNED'
      union all
      select way, amount_fen from receipt
      where way in ('CASH', 'CARD', 'CHEQUE') and status in ('BOOKED', 'REVERSING')
      union all
      select case when r.payee is null then a.channel else 'BANK_TRANSFER' end, -r.amount_fen
      from refund_order r left join pay_attempt a on a.id = r.attempt_id
      where r.status = 'SUCCESS' and r.source <> 'OFFSET'
    ) moved group by 1
  ) c on c.account = b.account
  where coalesce(b.fen, 0) <> coalesce(c.fen, 0)`;

/**
 * Expected suspense balance: orders with a wrong amount, late payments until they are refunded, and bank lines without
 * an order.
 */
const suspenseSums = sql`
  select 'SUSPENSE' as account,
    -coalesce((select sum(amount_fen) from ledger_entry where account = 'SUSPENSE'), 0) as booked,
    coalesce((
      select sum(a.paid_fen) from pay_attempt a join pay_order o on o.id = a.pay_order_id
      where a.status = 'SUCCESS' and o.status = 'EXCEPTION'
        and not exists (select from refund_order r where r.attempt_id = a.id and r.source = 'SYSTEM')
    ), 0) + coalesce((
      select sum(amount_fen) from refund_order where source = 'SYSTEM' and status <> 'SUCCESS'
    ), 0) + coalesce((
      select sum(amount_fen) from bank_line where status in ('HELD', 'PROPOSED', 'PART', 'RETURNING')
    ), 0) as counted`;

/** Enterprises that used more credit than they had. */
const overdrawn = sql`
  select substr(account, 8) as enterprise_id, -sum(amount_fen) as fen from ledger_entry
  where account like 'CREDIT:%' group by 1 having sum(amount_fen) > 0 limit 20`;

/** Checks the ledger against orders and refunds in one database snapshot, and stores the findings. */
export const checkLedger = (db: Db, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const unequal = await tx.execute<{ transfer_id: string }>(
      sql`select transfer_id from ledger_entry group by 1 having sum(amount_fen) <> 0 limit 20`,
    );
    const channels = await tx.execute<Sums & Record<string, unknown>>(channelSums);
    const suspense = await tx.execute<Sums & Record<string, unknown>>(suspenseSums);
    const credits = await tx.execute<{ enterprise_id: string; fen: string }>(overdrawn);
    const [counted] = (
      await tx.execute<{ count: number }>(sql`select count(*)::int as count from ledger_transfer`)
    ).rows;
    const findings: LedgerFinding[] = [
      ...unequal.rows.map(({ transfer_id: id }): LedgerFinding => ({ kind: 'UNEQUAL', id })),
      ...channels.rows.map(
        ({ account, booked, counted: sum }): LedgerFinding => ({
          kind: 'CHANNEL',
          channel: account.slice('CHANNEL:'.length),
          bookedFen: Number(booked),
          countedFen: Number(sum),
        }),
      ),
      ...suspense.rows
        .filter(({ booked, counted: sum }) => booked !== sum)
        .map(
          ({ booked, counted: sum }): LedgerFinding => ({
            kind: 'SUSPENSE',
            bookedFen: Number(booked),
            countedFen: Number(sum),
          }),
        ),
      ...credits.rows.map(
        ({ enterprise_id: enterpriseId, fen }): LedgerFinding => ({
          kind: 'CREDIT',
          enterpriseId,
          bookedFen: Number(fen),
        }),
      ),
    ];
    const isBalanced = findings.length === 0;
    await tx.insert(ledgerChecks).values({
      id: orderedId(now.getTime()),
      at: now,
      isBalanced,
      transfers: counted?.count ?? 0,
      findings,
    });
    return isBalanced;
  });
