import type { CaseActor } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import type { paymentEvents } from '@portal/contract/payment/events';
import { type InvoiceEvent, invoiceTransitions } from '@portal/contract/payment/invoice-terms';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { recordCase } from '../../case/case.public.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';
import { type InvoiceSource, isOfSource } from './invoice-source.ts';

const linkOf = ({ payOrderId, receiptId }: InvoiceRow) =>
  payOrderId === null
    ? paths.tenantAccount({ receipt: receiptId ?? '' })
    : paths.myPayments({ order: payOrderId });

/** Members by name; officers and the system without one. */
async function whoOf(tx: Db, actor: WriteContext['actor']): Promise<CaseActor> {
  if (!actor) return { agent: 'SYSTEM' };
  if (actor.userType === '900') return { agent: 'PARK' };
  return { name: (await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '' };
}

/** The reasons that its case names. */
const reasonOf: Partial<Record<InvoiceEvent | 'apply', (invoice: InvoiceRow) => string>> = {
  return: ({ answer }) => answer,
  reverse: ({ redReason }) => redReason,
};

/** Adds an event of an invoice to its case. */
export async function recordInvoice(
  tx: Db,
  { actor, now }: WriteContext,
  invoice: InvoiceRow,
  event: Exclude<InvoiceEvent, InternalEvent> | 'apply',
): Promise<void> {
  const { id: bizId, userId, enterpriseId, title: subject, status: state } = invoice;
  const reason = reasonOf[event]?.(invoice);
  await recordCase(tx, {
    kind: 'INVOICE',
    bizId,
    userId,
    enterpriseId,
    subject,
    state,
    link: linkOf(invoice),
    event: {
      event,
      ...(reason === undefined ? {} : { params: { reason } }),
      by: await whoOf(tx, actor),
    },
    now,
  });
}

type Notice = Extract<keyof typeof paymentEvents, `INVOICE_${string}`>;

const noticeOf: Partial<Record<InvoiceEvent, (invoice: InvoiceRow) => Notice>> = {
  deliver: () => 'INVOICE_DELIVERED',
  return: () => 'INVOICE_RETURNED',
  refund: () => 'INVOICE_REFUNDED',
  reverse: () => 'INVOICE_REVERSING',
  red: ({ redReason }) => (redReason === '' ? 'INVOICE_RED' : 'INVOICE_REVERSED'),
};

/** Steps within the office, which concern its payer only once they have led to something. */
type InternalEvent = 'attach' | 'correct' | 'redIssue';

const isInternal = (event: InvoiceEvent): event is InternalEvent =>
  event === 'attach' || event === 'correct' || event === 'redIssue';

/**
 * Applies an event to a locked invoice: updates its row, log and case, and notifies the person who requested it.
 * @throws {AppError} 500012
 */
export async function moveInvoice(
  tx: Db,
  ctx: WriteContext,
  invoice: InvoiceRow,
  event: InvoiceEvent,
  { reason, ...set }: Partial<InvoiceRow> & { reason?: string } = {},
): Promise<InvoiceRow> {
  const moved = await moveState(tx, ctx, invoices, invoice, {
    entity: 'invoice',
    event,
    set: { ...set, status: nextState(invoiceTransitions, invoice.status, event) },
    reason: reason ?? set.answer ?? set.redReason,
  });
  if (!isInternal(event)) await recordInvoice(tx, ctx, moved, event);
  const eventCode = noticeOf[event]?.(moved);
  if (eventCode)
    await sendMessage(tx, {
      eventCode,
      params: { title: moved.title, fen: moved.amountFen, reason: moved.answer || moved.redReason },
      userIds: [moved.userId],
      link: linkOf(moved),
      now: ctx.now,
    });
  return moved;
}

/** The live invoice of a source, locked until the transaction ends. */
export async function liveInvoiceOf(tx: Db, source: InvoiceSource): Promise<InvoiceRow | undefined> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        isOfSource(source),
        inArray(invoices.status, ['APPLIED', 'ISSUING', 'ISSUED', 'DELIVERED', 'TO_RED']),
      ),
    )
    .for('update');
  return invoice;
}

/** Money that was given back must not be invoiced: an unissued invoice ends, an issued one needs a red invoice. */
export async function refundInvoice(tx: Db, ctx: WriteContext, source: InvoiceSource): Promise<void> {
  const invoice = await liveInvoiceOf(tx, source);
  if (invoice && invoice.status !== 'TO_RED') await moveInvoice(tx, ctx, invoice, 'refund');
}
