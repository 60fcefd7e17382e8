import { createHash } from 'node:crypto';
import type { InvoiceLine, InvoiceState } from '@portal/contract/payment/invoice-terms';
import { taxWithinFen } from '@portal/contract/rounding';
import { and, arrayContains, asc, eq, isNotNull } from 'drizzle-orm';
import { bills } from '../features/billing/bill/bill.table.ts';
import { feeLabelOf } from '../features/billing/fee-label.public.ts';
import { cases } from '../features/case/case.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { invoices } from '../features/payment/invoice/invoice.table.ts';
import { invoiceCorrections } from '../features/payment/invoice/invoice-correction.table.ts';
import { payItems, payOrders, refundOrders } from '../features/payment/payment.table.ts';
import { fileGroups, fileItems } from '../platform/files/file.table.ts';
import { storageKeyOf } from '../platform/files/insert-files.ts';
import { inLanguage } from '../platform/locale.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import { notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { type DemoContext, inChunks } from './demo-context.ts';
import { composeInvoiceCases, type DemoInvoice, invoiceCasePrefix } from './payment/compose-invoice-cases.ts';
import { numberer } from './payment/number-things.ts';

const invoiceCount = 210;
const hour = 3_600_000;

/** States of the latest invoices, which are not all issued yet. */
const latest: InvoiceState[] = [
  ...Array.from({ length: 6 }, () => 'APPLIED' as const),
  ...Array.from({ length: 3 }, () => 'ISSUED' as const),
  'REJECTED',
  'WITHDRAWN',
  'REJECTED',
  'ISSUING',
  'TO_RED',
  'RED',
];
const afterRefund: InvoiceState[] = ['RED', 'RED', 'TO_RED'];
/** Why the others are reversed, without a refund; the first one was replaced. */
const redReasons: Partial<Record<InvoiceState, string>> = {
  RED: '税号少录了一位，按营业执照重开',
  TO_RED: '抬头是企业更名前的名称',
};

async function linesByOrder({ tx }: DemoContext): Promise<Map<string, InvoiceLine[]>> {
  const rows = await tx
    .select({
      payOrderId: payItems.payOrderId,
      amountFen: payItems.amountFen,
      feeCode: bills.feeCode,
      ownFee: bills.ownFee,
      taxPpm: bills.taxPpm,
    })
    .from(payItems)
    .innerJoin(bills, eq(bills.id, payItems.bizId))
    .orderBy(asc(payItems.payOrderId), asc(payItems.position));
  const found = new Map<string, InvoiceLine[]>();
  for (const { payOrderId, amountFen, taxPpm, ...bill } of rows) {
    const name = inLanguage('zh', () => feeLabelOf(bill));
    const lines = found.get(payOrderId) ?? [];
    const same = lines.find((line) => line.name === name);
    if (same) same.amountFen += amountFen;
    else lines.push({ name, amountFen, taxPpm, taxFen: 0 });
    found.set(payOrderId, lines);
  }
  for (const line of [...found.values()].flat()) line.taxFen = taxWithinFen(line.amountFen, line.taxPpm);
  return found;
}

async function fillCases(context: DemoContext, rows: readonly DemoInvoice[]): Promise<void> {
  const { tx } = context;
  const people = await tx.select({ id: users.id, name: users.name }).from(users);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const composed = composeInvoiceCases(rows, (userId) => names.get(userId) ?? '');
  const days = composed.map(({ createdAt }) => createdAt as Date);
  const numbers = await numberer(context, invoiceCasePrefix, days);
  for (const part of inChunks(composed.map((one, nth) => ({ ...one, caseNo: numbers[nth] ?? '' }))))
    await tx.insert(cases).values(part);
}

/** The number of one issued invoice was mistyped at first. */
async function fillCorrection({ tx }: DemoContext, rows: readonly DemoInvoice[]): Promise<void> {
  const invoice = rows.find(({ status }) => status === 'ISSUED');
  if (!invoice) return;
  const [clerk] = await tx
    .select({ id: users.id })
    .from(users)
    .where(arrayContains(users.operatorRoles, ['OP_FINANCE']))
    .orderBy(asc(users.id));
  await tx.insert(invoiceCorrections).values({
    id: demoId('invoice-correction', invoice.no),
    invoiceId: invoice.id,
    invoiceNo: `${invoice.invoiceNo?.slice(0, -2)}98`,
    reason: '末两位录反了',
    createdAt: invoice.issuedAt ?? invoice.createdAt,
    createdBy: clerk?.id ?? null,
  });
}

/**
 * 210 invoices: most delivered, the latest in progress; for refunded orders, two reversed and one to be reversed; one
 * reversed and replaced because its tax number was wrong, one whose name is wrong, and one with a corrected number.
 */
export async function fillInvoices(context: DemoContext): Promise<void> {
  const { tx, store } = context;
  const lines = await linesByOrder(context);
  const refunded = await tx
    .select({ id: refundOrders.payOrderId, status: refundOrders.status })
    .from(refundOrders);
  const given = new Set(refunded.filter(({ status }) => status === 'SUCCESS').map(({ id }) => id));
  const asked = new Set(refunded.map(({ id }) => id));
  const orders = await tx
    .select({ order: payOrders, taxNo: enterprises.creditCode })
    .from(payOrders)
    .innerJoin(enterprises, eq(enterprises.id, payOrders.payerEnterpriseId))
    .where(and(eq(payOrders.status, 'SUCCESS'), isNotNull(payOrders.payerUserId)))
    .orderBy(asc(payOrders.createdAt), asc(payOrders.id));
  const back = orders.filter(({ order }) => given.has(order.id)).slice(0, afterRefund.length);
  const plain = orders.filter(({ order }) => !asked.has(order.id)).slice(-(invoiceCount - 1 - back.length));
  const planned = [
    ...back.map((one, nth) => ({ ...one, state: afterRefund[nth] ?? ('RED' as const) })),
    ...plain.map((one, nth) => {
      const state = latest[plain.length - 1 - nth] ?? ('DELIVERED' as const);
      return { ...one, state, redReason: redReasons[state] ?? '' };
    }),
  ].map((one) => ({ redReason: '', ...one, at: new Date(notAhead(Number(one.order.successAt) + hour)) }));
  // The replacement of the invoice with the wrong tax number, two days later.
  const reversed = planned.findIndex(({ state, redReason }) => state === 'RED' && redReason !== '');
  planned.push(
    ...planned.slice(reversed, reversed + 1).map((one) => ({
      ...one,
      state: 'DELIVERED' as const,
      redReason: '',
      at: new Date(notAhead(one.at.getTime() + 48 * hour)),
    })),
  );
  const numbers = await numberer(
    context,
    'FP',
    planned.map(({ at }) => at),
  );

  // One sheet for all of them, which says that it is not an invoice.
  const paper = await buildAttachment({
    kind: 'pdf',
    name: '电子发票（演示）.pdf',
    blocks: [{ type: 'p', text: '演示用的发票文件，不是税务凭证。' }],
  });
  const sha256 = createHash('sha256').update(paper.bytes).digest('hex');
  await store.put(storageKeyOf(sha256), paper.bytes, paper.mime);

  const rows = planned.map(({ order, taxNo, state, redReason, at }, nth): DemoInvoice => {
    const isDelivered = state === 'DELIVERED' || state === 'RED' || state === 'TO_RED';
    const isIssued = isDelivered || state === 'ISSUED';
    const no = numbers[nth] ?? '';
    const fileOf = (kind: string) => demoId(kind, no);
    return {
      id: demoId('invoice', no),
      no,
      payOrderId: order.id,
      userId: order.payerUserId ?? '',
      enterpriseId: order.payerEnterpriseId,
      titleKind: 'ENTERPRISE' as const,
      title: order.payerName,
      taxNo,
      kind: nth % 3 === 0 ? ('SPECIAL' as const) : ('GENERAL' as const),
      email: 'caiwu@example.com',
      amountFen: order.totalFen,
      lines: lines.get(order.id) ?? [],
      status: state,
      invoiceNo: isIssued ? `2653${String(10_000_000 + nth).padStart(16, '0')}` : '',
      redNo: state === 'RED' ? `2653${String(90_000_000 + nth).padStart(16, '0')}` : '',
      fileId: isDelivered ? fileOf('invoice-file') : null,
      redFileId: state === 'RED' ? fileOf('red-invoice-file') : null,
      issuedAt: isIssued ? new Date(notAhead(at.getTime() + 20 * hour)) : null,
      redReason,
      replacesId: nth === planned.length - 1 ? demoId('invoice', numbers[reversed] ?? '') : null,
      awaits: state === 'ISSUING' ? ('ISSUE' as const) : null,
      requestNo: state === 'ISSUING' ? `${no}L1` : '',
      answer: state === 'REJECTED' ? '抬头与付款方不一致，请核对后重新申请' : '',
      createdAt: at,
      createdBy: order.payerUserId,
      updatedAt: at,
    };
  });
  for (const part of inChunks(rows)) await tx.insert(invoices).values(part);
  await fillCases(context, rows);
  await fillCorrection(context, rows);
  const files = rows.flatMap(({ fileId, redFileId, enterpriseId, issuedAt }) =>
    [fileId, redFileId].flatMap((id) =>
      id ? [{ id, ownerEnterpriseId: enterpriseId, createdAt: issuedAt ?? undefined }] : [],
    ),
  );
  await tx
    .insert(fileGroups)
    .values(files.map((file) => ({ ...file, purpose: 'INVOICE', visibility: 'owner' as const })));
  await tx.insert(fileItems).values(
    files.map(({ id }) => ({
      fileId: id,
      index: 0,
      name: paper.name,
      mime: paper.mime,
      bytes: paper.bytes.length,
      sha256,
      storageKey: storageKeyOf(sha256),
    })),
  );
}
