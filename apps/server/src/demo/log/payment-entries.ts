import { gte, ne } from 'drizzle-orm';
import { bankDoubts } from '../../features/payment/bank/bank-doubt.table.ts';
import { bankLines } from '../../features/payment/bank/bank-line.table.ts';
import { invoices } from '../../features/payment/invoice/invoice.table.ts';
import { payOrders, refundOrders } from '../../features/payment/payment.table.ts';
import { reconcileDays, reconcileDifferences } from '../../features/payment/reconcile/reconcile.table.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { notAhead } from '../content/demo-day.ts';
import type { DemoContext } from '../demo-context.ts';
import { stepsOfInvoice } from '../payment/compose-invoice-cases.ts';
import { minute } from '../payment/compose-payments.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

type Order = typeof payOrders.$inferSelect;
type Refund = typeof refundOrders.$inferSelect;

const endOf: Record<Order['status'], string | null> = {
  CREATED: null,
  PAYING: null,
  SUCCESS: 'succeed',
  CLOSED: 'close',
  SUCCESS_LATE: 'comeLate',
  EXCEPTION: 'differ',
};

/** An order, opened and paid by its payer; the system logs what the channel reports. */
function orderEntries(order: Order, people: People): LogEntry[] {
  const {
    id: entityId,
    no,
    kind,
    totalFen,
    status,
    channel,
    createdAt,
    updatedAt,
    tradeNo,
    successAt,
  } = order;
  const by = people.byId(order.payerUserId) ?? null;
  const isAnonymous = by === null;
  const chosenAt = new Date(createdAt.getTime() + minute);
  const entries: LogEntry[] = [
    {
      at: createdAt,
      by,
      isAnonymous,
      event: 'payOrder.create',
      entityId,
      after: { no, kind, totalFen, status: 'CREATED' },
    },
    {
      at: chosenAt,
      by,
      isAnonymous,
      event: 'payOrder.choose',
      entityId,
      before: { status: 'CREATED' },
      after: { status: 'PAYING', channel },
    },
  ];
  const end = endOf[status];
  if (!end) return entries;
  const after = { status, ...(status === 'SUCCESS' ? { channel, tradeNo, successAt } : {}) };
  const before = { status: 'PAYING' };
  return [...entries, { at: updatedAt, by: null, event: `payOrder.${end}`, entityId, before, after }];
}

const refundSteps: Record<Refund['status'], string[]> = {
  APPLIED: [],
  APPROVED: ['approve'],
  PROCESSING: ['approve', 'send'],
  SUCCESS: ['approve', 'send', 'succeed'],
  FAILED: ['approve', 'send', 'fail'],
  REJECTED: ['reject'],
  WITHDRAWN: ['withdraw'],
};

/** A refund, requested by the payer, decided by the finance office and carried out by the system. */
function refundEntries(refund: Refund, people: People): LogEntry[] {
  const { id: entityId, no, amountFen, reason, answer, status, source, approverIds } = refund;
  const payer = people.byId(refund.applicantId) ?? null;
  // What goes to a named account was requested by the one officer and decided by the other.
  const clerk = people.named(refund.payee ? 'op_finance2' : 'op_finance');
  const byOf: Record<string, LogEntry['by']> = {
    approve: clerk,
    second: clerk,
    reject: clerk,
    withdraw: payer,
  };
  const isHalf = status === 'APPLIED' && approverIds.length > 0;
  const own = source === 'SYSTEM' ? refundSteps[status].slice(1) : refundSteps[status];
  const steps = isHalf ? ['second'] : own;
  return [
    {
      at: refund.createdAt,
      by: payer,
      event: 'refund.apply',
      entityId,
      after: { no, status: source === 'SYSTEM' ? 'APPROVED' : 'APPLIED', amountFen },
      reason,
    },
    ...steps.map((step, nth) => ({
      at: new Date(notAhead(refund.createdAt.getTime() + (nth + 1) * 6 * minute)),
      by: byOf[step] ?? null,
      event: `refund.${step}`,
      entityId,
      after: { status: nth === steps.length - 1 ? status : 'PROCESSING' },
      ...(step === 'reject' ? { reason: answer } : {}),
    })),
  ];
}

async function invoiceEntries({ tx }: DemoContext, people: People, since: Date): Promise<LogEntry[]> {
  const rows = await tx.select().from(invoices).where(gte(invoices.createdAt, since));
  const clerk = people.named('op_finance');
  return rows.flatMap((row) => {
    const payer = people.byId(row.userId) ?? null;
    return stepsOfInvoice(row).map(({ event, at }): LogEntry => {
      const isOwn = event === 'apply' || event === 'withdraw';
      return {
        at,
        by: isOwn ? payer : event === 'refund' ? null : clerk,
        event: `invoice.${event}`,
        entityId: row.id,
        ...(event === 'apply'
          ? { after: { no: row.no, status: 'APPLIED', amountFen: row.amountFen, title: row.title } }
          : {}),
        ...(event === 'return' ? { after: { status: 'REJECTED' }, reason: row.answer } : {}),
        ...(event === 'reverse' ? { after: { status: 'TO_RED' }, reason: row.redReason } : {}),
      };
    });
  });
}

/** A bank statement is imported once a day. */
async function statementEntries({ tx }: DemoContext, people: People, since: Date): Promise<LogEntry[]> {
  const rows = await tx.select().from(bankLines).where(gte(bankLines.bookedAt, since));
  return [...Map.groupBy(rows, ({ bookedAt }) => chinaDayOf(bookedAt)).values()].map((lines) => ({
    at: new Date(Math.max(...lines.map(({ bookedAt }) => bookedAt.getTime()))),
    by: people.named('op_finance'),
    event: 'bankLine.import',
    entityId: '',
    after: {
      totalRows: lines.length,
      matchedRows: lines.filter(({ status }) => status === 'MATCHED').length,
    },
  }));
}

/** Decisions on doubtful bank rows. */
async function doubtEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const rows = await tx.select().from(bankDoubts).where(ne(bankDoubts.status, 'OPEN'));
  return rows.map(({ id, updatedAt, status, lineId, reason }) => ({
    at: updatedAt,
    by: people.named('op_finance'),
    event: status === 'ENTERED' ? 'bankDoubt.enter' : 'bankDoubt.drop',
    entityId: id,
    before: { status: 'OPEN', lineId: null, reason: '' },
    after: { status, lineId, reason },
    ...(reason ? { reason } : {}),
  }));
}

async function reconcileEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const days = await tx.select().from(reconcileDays);
  const found = await tx.select().from(reconcileDifferences);
  return [
    ...days.map(({ id, channel, day, takenAt, ourLines, ourFen, theirLines, theirFen }) => ({
      at: takenAt,
      by: null,
      event: 'reconcile.take',
      entityId: id,
      after: {
        channel,
        day,
        ourLines,
        ourFen,
        theirLines,
        theirFen,
        differences: found.filter(({ dayId }) => dayId === id).length,
      },
    })),
    ...found
      .filter(({ source }) => source !== 'STATEMENT')
      .map(({ id, createdAt, channel, kind, tradeNo, theirFen }) => ({
        at: createdAt,
        by: null,
        event: 'difference.find',
        entityId: id,
        after: { channel, kind, tradeNo, theirFen },
      })),
    ...found
      .filter(({ status }) => status === 'CLOSED')
      .map(({ id, updatedAt, reason }) => ({
        at: updatedAt,
        by: people.named('op_finance'),
        event: 'difference.close',
        entityId: id,
        before: { status: 'OPEN', reason: '' },
        after: { status: 'CLOSED', reason },
        reason,
      })),
  ];
}

/** Orders, refunds, invoices, bank statements and reconciled days. */
export async function paymentEntries(context: DemoContext, people: People, since: Date): Promise<LogEntry[]> {
  const { tx } = context;
  const orders = await tx.select().from(payOrders).where(gte(payOrders.createdAt, since));
  const refunds = await tx.select().from(refundOrders).where(gte(refundOrders.createdAt, since));
  return [
    ...orders.flatMap((order) => orderEntries(order, people)),
    ...refunds.flatMap((refund) => refundEntries(refund, people)),
    ...(await invoiceEntries(context, people, since)),
    ...(await statementEntries(context, people, since)),
    ...(await doubtEntries(context, people)),
    ...(await reconcileEntries(context, people)),
  ];
}
