import type { Payee } from '@portal/contract/payment/payee';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { openHandBill, usualDueDate } from '../../billing/charge/open-hand-bill.public.ts';
import { noteBillsBack } from '../../billing/move-out/bills-of-ending.public.ts';
import {
  damageFee,
  issueFinalBills,
  prepareDamageFee,
} from '../../billing/move-out/issue-final-bills.public.ts';
import { settleFromCredit } from '../../payment/account.public.ts';
import {
  creditOffset,
  type Desk,
  offsetPaid,
  payCreditOut,
  refundByRule,
} from '../../payment/payment.public.ts';
import { openConsent } from '../consent/open-consent.ts';
import { settleUnits } from '../hold-contract.ts';
import { unitIdsOf } from '../lease.queries.ts';
import { type Contract, contractUnits } from '../lease.table.ts';
import { moveContract } from '../move-contract.ts';
import { type MoveOutSum, type Shared, shareSources } from './compose-move-out.ts';
import type { MoveOut } from './move-out.table.ts';
import { settlementLineOf } from './settlement-line.ts';

/** What a settlement is booked from: the locked contract, the decided proposal, and the sum they agree on. */
export interface Settled {
  contract: Contract;
  moveOut: Pick<MoveOut, 'id' | 'payee' | 'fileId' | 'firstBy' | 'secondBy' | 'netFen'>;
  sum: MoveOutSum;
}

/**
 * Credits a source to the tenant as far as it is kept, and refunds the rest to where it came from. Money that no order
 * received becomes credit as a whole; its rest is paid out from there.
 * @throws {AppError} 500044 if a refund has come in between
 */
async function release(
  tx: Db,
  ctx: Context,
  desk: Pick<Desk, 'payables'>,
  { contract: { enterpriseId, no }, moveOut: { id: causeId } }: Settled,
  { via, bizId, amountFen, usedFen, restFen }: Shared,
): Promise<void> {
  const reason = `${m.case_did_settle()} ${no}`;
  if (via === 'OPENING' || via === 'SOLD')
    await creditOffset(tx, ctx, via === 'SOLD' ? 'SOLD:BILL' : via, {
      enterpriseId,
      amountFen,
      causeId: `${causeId}:${via === 'SOLD' ? bizId : 'opening'}`,
      note: reason,
    });
  if (via !== 'ORDER') return;
  const of = { bizId, reason, causeId };
  const kept = await offsetPaid(tx, ctx, desk, { ...of, amountFen: usedFen, enterpriseId });
  const back = await refundByRule(tx, ctx, { ...of, kind: 'BILL', amountFen: restFen, isHeld: true });
  if (kept !== usedFen || back !== restFen)
    throw new AppError(retCodes.AMOUNT_CHANGED, { retMsg: m.move_out_refusal_changed() });
}

/** Bills the deductions in one bill; null without any. */
async function billDeductions(tx: Db, ctx: Context, { contract, moveOut, sum }: Settled) {
  const lines = sum.lines.filter(({ group }) => group === 'DEDUCTION');
  if (lines.length === 0) return null;
  await prepareDamageFee(tx, ctx);
  const bill = await openHandBill(tx, ctx, {
    enterpriseId: contract.enterpriseId,
    contractId: contract.id,
    feeCode: damageFee,
    lines: lines.map(({ name, amountFen }) => ({
      name,
      quantityX100: 100,
      unitPriceE4: amountFen * 100,
      amountFen,
    })),
    dueDate: usualDueDate(ctx.now),
    reason: `${m.case_did_settle()} ${contract.no}`,
    source: `moveOut:${moveOut.id}`,
  });
  return { billId: bill.id, payableFen: bill.principalFen };
}

/** What comes back of each bill. */
function backsOf({ lines }: MoveOutSum): Map<string, number> {
  const backs = new Map<string, number>();
  for (const { kind, refId, amountFen } of lines)
    if (kind === 'BACK') backs.set(refId, (backs.get(refId) ?? 0) + amountFen);
  return backs;
}

/**
 * Issues what was not billed, and pays bills from the tenant's credit as far as it goes: each first by what comes back of
 * it, so that nothing comes back that was not paid, then earliest due first.
 */
async function payBills(tx: Db, ctx: Context, settled: Settled): Promise<void> {
  const { sum } = settled;
  const issued = await issueFinalBills(tx, ctx, sum.finals);
  const deductions = await billDeductions(tx, ctx, settled);
  const owed = [
    ...sum.open,
    ...issued.map((billId, at) => ({ billId, payableFen: sum.finals[at]?.principalFen ?? 0 })),
    ...(deductions ? [deductions] : []),
  ];
  const backs = backsOf(sum);
  const parts = owed.map(({ billId, payableFen }) => {
    const ownFen = Math.min(payableFen, backs.get(billId) ?? 0);
    return { billId, ownFen, restFen: payableFen - ownFen };
  });
  let left = parts.reduce((fen, { ownFen }) => fen - ownFen, sum.inHandFen);
  for (const { billId, ownFen, restFen } of parts) {
    const moreFen = Math.min(restFen, left);
    left -= moreFen;
    const amountFen = ownFen + moreFen;
    if (amountFen > 0) await settleFromCredit(tx, ctx, { billId, amountFen });
  }
}

/**
 * Books a settlement: final bills, what is kept, what is refunded, and the end of the contract. Its units are free from
 * the next day. The refunds wait for the tenant, who is asked to confirm.
 * @throws {AppError} 500044 if money has moved since it was calculated
 */
export async function settleMoveOut(
  tx: Db,
  ctx: Context,
  desk: Pick<Desk, 'payables'>,
  settled: Settled,
): Promise<void> {
  const { contract, moveOut, sum } = settled;
  const shares = shareSources(sum);
  for (const share of shares) await release(tx, ctx, desk, settled, share);
  await payBills(tx, ctx, settled);
  await noteBillsBack(
    tx,
    shares.filter(({ via }) => via === 'SOLD').map(({ bizId: billId, amountFen }) => ({ billId, amountFen })),
  );
  const payoutFen = shares
    .filter(({ via }) => via !== 'ORDER')
    .reduce((fen, { restFen }) => fen + restFen, 0);
  if (payoutFen > 0) await payOut(tx, ctx, settled, payoutFen, moveOut.payee);
  const { id } = contract;
  const endedOn = sum.ending.lastDay;
  const isOfIt = eq(contractUnits.contractId, id);
  // Units that were to come in later are never held.
  await tx
    .update(contractUnits)
    .set({ isHeld: false })
    .where(and(isOfIt, gt(contractUnits.from, endedOn)));
  // Units given back before keep their own last day.
  await tx
    .update(contractUnits)
    .set({ to: endedOn })
    .where(and(isOfIt, lte(contractUnits.from, endedOn), gt(contractUnits.to, endedOn)));
  await moveContract(tx, ctx, contract, {
    event: 'settle',
    by: { agent: 'PARK' },
    set: {
      endedOn,
      settlement: sum.lines.map(settlementLineOf),
      refundFen: sum.netFen,
      deductFen: sum.lines
        .filter(({ group }) => group === 'DEDUCTION')
        .reduce((fen, { amountFen }) => fen + amountFen, 0),
    },
  });
  await settleUnits(tx, ctx, await unitIdsOf(tx, [id]));
  await openConsent(tx, ctx, { moveOut, contract });
}

async function payOut(
  tx: Db,
  ctx: Context,
  { contract, moveOut }: Settled,
  amountFen: number,
  payee: Payee | null,
): Promise<void> {
  const { id, fileId, firstBy, secondBy } = moveOut;
  if (payee === null || secondBy === null)
    throw new Error('money without an order needs an account and two persons');
  await payCreditOut(tx, ctx, {
    enterpriseId: contract.enterpriseId,
    amountFen,
    payee,
    proofFileId: fileId,
    reason: `${m.case_did_settle()} ${contract.no}`,
    causeId: id,
    firstBy,
    secondBy,
  });
}
