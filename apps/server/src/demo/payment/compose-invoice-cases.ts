import { stateOfCase } from '@portal/contract/case-kinds';
import { caseKinds } from '@portal/contract/collected/case-kinds';
import type { InvoiceEvent } from '@portal/contract/payment/invoice-terms';
import type { CaseEvent, cases } from '../../features/case/case.table.ts';
import type { invoices } from '../../features/payment/invoice/invoice.table.ts';
import { notAhead } from '../content/demo-day.ts';
import { demoId } from '../content/demo-id.ts';
import { minute } from './compose-payments.ts';

export type DemoInvoice = typeof invoices.$inferInsert & { id: string; createdAt: Date };
type CaseRow = typeof cases.$inferInsert;

type Event = InvoiceEvent | 'apply';

/** Events that lead an invoice to its state. */
const eventsUntil: Record<DemoInvoice['status'], Event[]> = {
  APPLIED: ['apply'],
  ISSUING: ['apply', 'send'],
  ISSUED: ['apply', 'issue'],
  DELIVERED: ['apply', 'issue', 'deliver'],
  TO_RED: ['apply', 'issue', 'deliver', 'refund'],
  RED: ['apply', 'issue', 'deliver', 'refund', 'red'],
  REJECTED: ['apply', 'return'],
  WITHDRAWN: ['apply', 'withdraw'],
};

/** The events of an invoice with their times; the finance office answers within a day. */
export function stepsOfInvoice({ status, redReason, createdAt, issuedAt }: DemoInvoice): {
  event: Event;
  at: Date;
}[] {
  const issued = Number(issuedAt ?? notAhead(createdAt.getTime() + 20 * 60 * minute));
  return eventsUntil[status].map((event, nth) => ({
    event: event === 'refund' && redReason ? 'reverse' : event,
    at: nth === 0 ? createdAt : new Date(notAhead(issued + (nth - 1) * 12 * minute)),
  }));
}

const actorOf = (event: Event, name: string): CaseEvent['by'] => {
  if (event === 'apply' || event === 'withdraw') return { name };
  return event === 'refund' ? { agent: 'SYSTEM' } : { agent: 'PARK' };
};

/** The case of each invoice as its transitions would have written it, not numbered yet. */
export const composeInvoiceCases = (
  rows: readonly DemoInvoice[],
  nameOf: (userId: string) => string,
): Omit<CaseRow, 'caseNo'>[] =>
  rows.map((row) => {
    const steps = stepsOfInvoice(row);
    return {
      id: demoId('case', row.no),
      kind: 'INVOICE',
      bizId: row.id,
      userId: row.userId,
      enterpriseId: row.enterpriseId,
      subject: row.title,
      state: row.status,
      statusKind: stateOfCase({ kind: 'INVOICE', state: row.status }).turn,
      link: `/my-payment?order=${row.payOrderId}`,
      events: steps.map(({ event, at }) => ({
        at: at.getTime(),
        event,
        ...(event === 'return' ? { params: { reason: row.answer ?? '' } } : {}),
        ...(event === 'reverse' ? { params: { reason: row.redReason ?? '' } } : {}),
        by: actorOf(event, nameOf(row.userId)),
      })),
      createdAt: row.createdAt,
      updatedAt: steps.at(-1)?.at ?? row.createdAt,
      version: steps.length,
    };
  });

export const invoiceCasePrefix = caseKinds.INVOICE.prefix;
