import { retCodes } from '@portal/contract/ret-code';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { AllJobDeps } from '../../../feature/feature.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import type { InvoiceChannel, InvoiceFinding } from '../../../platform/invoice/invoice-channel.ts';
import { ChannelDown } from '../../../platform/pay/pay-channel.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';
import { lockSource } from './invoice-source.ts';
import { moveInvoice } from './move-invoice.ts';

const askAgainMs = 60_000;
/** Maximum per run; the rest follows a minute later. */
const atOnce = 200;

/** Asks first, so that a request whose answer was lost is not sent again. */
async function ask(channel: InvoiceChannel, invoice: InvoiceRow): Promise<InvoiceFinding> {
  const { requestNo } = invoice;
  const found = await channel.query(requestNo);
  if (found.state !== 'UNKNOWN') return found;
  const { kind, titleKind, title, taxNo, email, amountFen, lines, invoiceNo, redReason: reason } = invoice;
  return invoice.awaits === 'RED'
    ? channel.reverse({ requestNo, invoiceNo, reason })
    : channel.apply({ requestNo, kind, titleKind, title, taxNo, email, amountFen, lines });
}

const answered = { awaits: null, askAt: null } as const;

async function record(
  tx: Db,
  ctx: WriteContext,
  invoice: InvoiceRow,
  finding: InvoiceFinding,
): Promise<void> {
  if (finding.state === 'ISSUED') {
    const { invoiceNo, issuedAt } = finding;
    if (invoice.awaits === 'RED')
      await moveInvoice(tx, ctx, invoice, 'redIssue', { ...answered, trouble: '', redNo: invoiceNo });
    else
      await moveInvoice(tx, ctx, invoice, 'issue', {
        ...answered,
        trouble: '',
        invoiceNo,
        issuedAt,
        isByService: true,
      });
    return;
  }
  if (finding.state === 'FAILED') {
    const isOver = invoice.status === 'TO_RED' && invoice.awaits === 'ISSUE';
    await moveInvoice(tx, ctx, invoice, isOver ? 'lapse' : 'fail', { ...answered, trouble: finding.reason });
    return;
  }
  const askAt = new Date(ctx.now.getTime() + askAgainMs);
  await tx.update(invoices).set({ askAt }).where(eq(invoices.id, invoice.id));
}

/** Asks the service about what an invoice awaits, between two transactions, and records the answer. */
async function processInvoice(ctx: WriteContext, channel: InvoiceChannel, id: string): Promise<void> {
  const [asked] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), isNotNull(invoices.awaits)));
  if (!asked) return;
  const finding = await ask(channel, asked);
  await inTransaction(ctx.db, async (tx) => {
    await lockSource(tx, asked);
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
    if (invoice && invoice.awaits === asked.awaits) await record(tx, ctx, invoice, finding);
  });
}

/** The same, but a service that does not answer is asked again by the clock. */
export async function tryInvoice(ctx: WriteContext, channel: InvoiceChannel, id: string): Promise<void> {
  try {
    await processInvoice(ctx, channel, id);
  } catch (error) {
    if (!(error instanceof ChannelDown)) throw error;
  }
}

/**
 * Marks a locked invoice as sent before it is sent.
 * @throws {AppError} 500012, 500046 without a service
 */
export async function markSent(
  tx: Db,
  ctx: WriteContext,
  channel: InvoiceChannel,
  invoice: InvoiceRow,
): Promise<InvoiceRow> {
  if (channel.isByHand) throw new AppError(retCodes.CHANNEL_UNAVAILABLE);
  const isReversal = invoice.status === 'TO_RED';
  if (invoice.awaits !== null || (isReversal && (invoice.invoiceNo === '' || invoice.redNo !== '')))
    throw new AppError(retCodes.TRANSITION_REFUSED);
  return moveInvoice(tx, ctx, invoice, 'send', {
    awaits: isReversal ? 'RED' : 'ISSUE',
    askAt: ctx.now,
    // A refused request is sent again under another number.
    requestNo: `${invoice.no}${isReversal ? 'H' : 'L'}${invoice.version}`,
    trouble: '',
  });
}

/** Asks the service about everything that is due. Idempotent. */
export async function settleInvoices(
  deps: Pick<AllJobDeps, 'database' | 'clock' | 'invoicing'>,
): Promise<void> {
  if (deps.invoicing.isByHand) return;
  const ctx = systemContext(deps);
  const due = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(lte(invoices.askAt, ctx.now))
    .orderBy(invoices.askAt)
    .limit(atOnce);
  await eachRow(
    due,
    ({ id }) => id,
    ({ id }) => tryInvoice(ctx, deps.invoicing, id),
  );
}
