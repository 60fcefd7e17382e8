import type { HandBillContent, handBillQueryDetail, handBillSave } from '@portal/contract/billing/hand-bill';
import { retCodes } from '@portal/contract/ret-code';
import { lineAmountFen } from '@portal/contract/rounding';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { contracts } from '../../lease/lease.table.ts';
import { bills } from '../bill/bill.table.ts';
import { sum } from '../bill/draft-bills.ts';
import { feeItems } from '../meter/meter.table.ts';
import { type HandLine, handBills } from './charge.table.ts';
import { findHandBill } from './hand-bill.queries.ts';
import { viewHandBillDetail } from './hand-bill.view.ts';
import { requireProof } from './proof-file.ts';
import { creditableOf, splitCredit } from './split-credit.ts';

/** @throws {AppError} 500404 */
export async function answerHandBill(tx: Db, ctx: Context, id: string) {
  const found = await findHandBill(tx, id);
  if (!found) throw notFound();
  return viewHandBillDetail(tx, ctx, found);
}

/** @throws {AppError} 500404 */
export const getHandBill: Verb<typeof handBillQueryDetail> = (ctx, { id }) => answerHandBill(ctx.db, ctx, id);

const linesOf = ({ lines }: HandBillContent): HandLine[] =>
  lines.map(({ name, quantityX100, unitPriceE4 }) => ({
    name,
    quantityX100,
    unitPriceE4,
    amountFen: lineAmountFen(quantityX100, unitPriceE4),
  }));

/** @throws {AppError} 100002 for an enterprise, contract or fee that can't be billed */
async function requireBilled(tx: Db, data: HandBillContent): Promise<void> {
  const [enterprise] = await tx
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(eq(enterprises.id, data.enterpriseId));
  if (!enterprise) throw fieldsRefused({ 'data.enterpriseId': m.fault_choice_gone() });
  if (data.contractId !== null) {
    const [contract] = await tx
      .select({ id: contracts.id })
      .from(contracts)
      .where(and(eq(contracts.id, data.contractId), eq(contracts.enterpriseId, data.enterpriseId)));
    if (!contract) throw fieldsRefused({ 'data.contractId': m.fault_choice_gone() });
  }
  const [fee] = await tx
    .select()
    .from(feeItems)
    .where(and(eq(feeItems.code, data.feeCode), eq(feeItems.enabled, true)));
  // A deposit is entered in its contract when its bill is paid, so only its run makes one.
  if (!fee || data.feeCode === 'DEPOSIT') throw fieldsRefused({ 'data.feeCode': m.charge_fault_fee() });
}

/**
 * What a credit note needs: a bill with enough left of it.
 * @throws {AppError} 100002
 */
async function requireCreditable(tx: Db, data: HandBillContent, totalFen: number): Promise<void> {
  if (data.billId === null) return;
  const [bill] = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.id, data.billId), eq(bills.enterpriseId, data.enterpriseId)));
  if (!bill) throw fieldsRefused({ 'data.billId': m.fault_choice_gone() });
  if (bill.feeCode !== data.feeCode) throw fieldsRefused({ 'data.feeCode': m.charge_fault_fee_of_bill() });
  const { unpaidFen, paidFen } = creditableOf(bill);
  if (splitCredit(bill, totalFen) === null)
    throw fieldsRefused({
      'data.lines': m.charge_fault_credit_over({ amount: ((unpaidFen + paidFen) / 100).toFixed(2) }),
    });
}

/** @throws {AppError} 100002 */
function requireDueDate({ kind, dueDate }: HandBillContent, now: Date): void {
  if (kind === 'CREDIT') return;
  if (dueDate === null)
    throw fieldsRefused({ 'data.dueDate': m.fault_choose({ field: m.billing_due_date() }) });
  if (dueDate < chinaDayOf(now)) throw fieldsRefused({ 'data.dueDate': m.charge_fault_due_past() });
}

/**
 * Drafts a bill or credit note by hand, or changes a draft. Nothing is billed before it is issued.
 * @throws {AppError} 500404, 500409, 500012 for one that is no draft, 100002
 */
export const saveHandBill: Verb<typeof handBillSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const before = id === undefined ? null : await lockVersion(tx, handBills, { id, version });
    if (before && before.status !== 'DRAFT') throw new AppError(retCodes.TRANSITION_REFUSED);
    const lines = linesOf(data);
    const totalFen = sum(lines.map((line) => line.amountFen));
    if (totalFen <= 0) throw fieldsRefused({ 'data.lines': m.charge_fault_nothing() });
    requireDueDate(data, now);
    await requireBilled(tx, data);
    if (data.kind === 'CREDIT') await requireCreditable(tx, data, totalFen);
    await requireProof(tx, data.fileId, before?.fileId ?? '', actor.userId);
    const isBill = data.kind === 'BILL';
    const content = {
      ...data,
      ...(isBill ? { billId: null } : { dueDate: null, hasLateFee: false }),
      lines,
      amountFen: totalFen,
    };
    const handBillId = before?.id ?? ulid(now.getTime());
    if (before) await updateVersion(tx, ctx, handBills, before.id, { ...content, returnedFor: '' });
    else
      await tx.insert(handBills).values({
        ...content,
        id: handBillId,
        status: 'DRAFT',
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        updatedBy: actor.userId,
      });
    const logged = ({
      feeCode,
      amountFen: total,
      dueDate,
    }: Pick<typeof content, 'feeCode' | 'amountFen' | 'dueDate'>) => ({
      feeCode,
      amountFen: total,
      dueDate,
    });
    await writeLog(tx, ctx, {
      event: before ? 'handBill.edit' : 'handBill.create',
      entity: 'handBill',
      entityId: handBillId,
      before: before && logged(before),
      after: logged(content),
      reason: data.reason,
    });
    return answerHandBill(tx, ctx, handBillId);
  });
