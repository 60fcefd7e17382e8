import { feeLabels } from '@portal/contract/billing/terms';
import type { LeaseActTerms } from '@portal/contract/lease/act';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { actSource } from '../../billing/bill/contract-days.public.ts';
import { type Charge, charges } from '../../billing/charge/charge.table.ts';
import { openCreditNote } from '../../billing/charge/open-credit-note.public.ts';
import { openHandBill } from '../../billing/charge/open-hand-bill.public.ts';
import { type Difference, rewriteDraft } from '../../billing/contract-change.public.ts';
import { requireOpenUnits, settleUnits } from '../hold-contract.ts';
import { termsOn } from '../lease.policy.ts';
import { unitIdsOf } from '../lease.queries.ts';
import { type Contract, contracts, contractUnits } from '../lease.table.ts';
import { insertDraft } from '../manage/save-contract.ts';
import { moveContract } from '../move-contract.ts';
import { leasedOf } from './act.queries.ts';
import { carriedCharges, changedBy, endOf, type Leased } from './changed-terms.ts';
import type { LeaseAct } from './lease-act.table.ts';
import { type Effect, effectOf } from './preview-act.ts';
import { requireAct, requireDefault } from './require-act.ts';

const unitTaken = () => new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_units_held() });

/** Lines of a bill, or of a credit note, by the days of each part of a month. */
const linesOf = ({ lines }: Difference, sign: 1 | -1) =>
  lines.map(({ term, usageX100, unitPriceE4, amountFen }) => ({
    name: '',
    quantityX100: usageX100,
    unitPriceE4: sign * unitPriceE4,
    amountFen: sign * amountFen,
    term,
  }));

/** Bills what is missing, one bill a fee, and credits each bill that asked too much. */
async function bookDifferences(tx: Db, ctx: WriteContext, act: LeaseAct, contract: Contract, effect: Effect) {
  const { preview, differences } = effect;
  const common = {
    enterpriseId: contract.enterpriseId,
    contractId: contract.id,
    reason: act.reason,
    fileId: act.fileId,
  };
  const totalOf = ({ lines }: Difference) => lines.reduce((total, { amountFen }) => total + amountFen, 0);
  for (const feeCode of new Set(differences.map((one) => one.feeCode))) {
    const more = differences.filter((one) => one.feeCode === feeCode && totalOf(one) > 0);
    if (more.length > 0)
      await openHandBill(tx, ctx, {
        ...common,
        feeCode,
        lines: more.flatMap((one) => linesOf(one, 1)),
        dueDate: preview.dueDay,
        source: `${actSource}${act.id}:${feeCode}`,
      });
  }
  for (const less of differences.filter((one) => totalOf(one) < 0))
    await openCreditNote(tx, ctx, {
      ...common,
      billId: less.billId,
      feeCode: less.feeCode,
      lines: linesOf(less, -1),
      source: `${actSource}${act.id}:${less.billId}`,
    });
  if (preview.depositFen > 0)
    await openHandBill(tx, ctx, {
      ...common,
      feeCode: 'DEPOSIT',
      lines: [
        {
          name: inLanguage('zh', feeLabels.DEPOSIT),
          quantityX100: 100,
          unitPriceE4: preview.depositFen * 100,
          amountFen: preview.depositFen,
        },
      ],
      dueDate: preview.dueDay,
      source: `${actSource}${act.id}:DEPOSIT`,
    });
}

/** Writes the days of the units; the database refuses those that another contract has. */
async function writeUnits(tx: Db, before: Leased, after: Leased): Promise<void> {
  const contractId = after.contract.id;
  const known = new Map(before.units.map((unit) => [unit.id, unit]));
  try {
    await inTransaction(tx, async (inner) => {
      for (const { id: unitId, from, to } of after.units) {
        const old = known.get(unitId);
        if (!old) await inner.insert(contractUnits).values({ contractId, unitId, from, to, isHeld: true });
        else if (old.to !== to)
          await inner
            .update(contractUnits)
            .set({ to })
            .where(and(eq(contractUnits.contractId, contractId), eq(contractUnits.unitId, unitId)));
      }
      await requireOpenUnits(inner, contractId);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'lease_unit_free') throw unitTaken();
    throw error;
  }
}

async function insertCharge(tx: Db, ctx: WriteContext, charge: Charge): Promise<void> {
  const { now, actor } = ctx;
  await tx
    .insert(charges)
    .values({ ...charge, createdAt: now, createdBy: actor?.userId ?? null, updatedAt: now });
  await writeLog(tx, ctx, {
    event: 'charge.create',
    entity: 'charge',
    entityId: charge.id,
    after: charge,
  });
}

/** Adds or ends a charge. */
async function writeCharges(tx: Db, ctx: WriteContext, before: Leased, after: Leased): Promise<void> {
  for (const charge of after.charges) {
    const old = before.charges.find(({ id }) => id === charge.id);
    const { id: entityId, to } = charge;
    if (!old) await insertCharge(tx, ctx, charge);
    else if (old.to !== to) {
      await updateVersion(tx, ctx, charges, entityId, { to });
      const change = { before: { to: old.to }, after: { to } };
      await writeLog(tx, ctx, { event: 'charge.end', entity: 'charge', entityId, ...change });
    }
  }
}

/**
 * Drafts the contract of the enterprise that takes over: the same terms and charges from its day on, to be sent and
 * confirmed.
 */
async function draftSuccessor(tx: Db, ctx: WriteContext, before: Leased, act: LeaseAct) {
  const { contract, units } = before;
  const { from, content } = act;
  const { rentFenPerMonth, propertyFeeFenPerM2Month } = termsOn(contract, from);
  const { kind, to, depositFen, lateFeePpmPerDay, noticeDays, escalations, amendments } = contract;
  const { billAheadDays, dueDay, dueDays } = contract;
  const draft = await insertDraft(tx, ctx, {
    enterpriseId: content.enterpriseId ?? '',
    kind,
    from,
    to,
    rentFenPerMonth,
    propertyFeeFenPerM2Month,
    payCycle: act.before.payCycle as 1,
    freeDays: 0,
    depositFen,
    lateFeePpmPerDay,
    billAheadDays,
    dueDay,
    dueDays,
    noticeDays,
    escalations: escalations.filter((one) => one.from > from),
    fileId: '',
    unitIds: units.filter((unit) => unit.from <= from && from <= unit.to).map(({ id }) => id),
  });
  const later = amendments.filter((one) => one.from > from);
  if (later.length > 0) await updateVersion(tx, ctx, contracts, draft.id, { amendments: later });
  await writeLog(tx, ctx, {
    event: 'contract.create',
    entity: 'contract',
    entityId: draft.id,
    after: { enterpriseId: draft.enterpriseId },
  });
  for (const charge of carriedCharges(before, from))
    await insertCharge(tx, ctx, { ...charge, id: ulid(ctx.now.getTime()), contractId: draft.id, version: 1 });
}

const moneyColumns = ({ amendments, cycles, depositFen, to }: Contract): Partial<Contract> => ({
  amendments,
  cycles,
  depositFen,
  to,
});

/** Changes the contract and its units. */
async function changeContract(tx: Db, ctx: WriteContext, act: LeaseAct, before: Leased, after: Leased) {
  const { kind } = act;
  const by = { agent: 'PARK' } as const;
  if (kind === 'END' || kind === 'DEFAULT' || kind === 'PAYER') {
    const set = { leaveOn: endOf(act) };
    await moveContract(tx, ctx, before.contract, { event: 'leave', by, set });
    if (kind !== 'PAYER') return;
    const last = endOf(act);
    await writeUnits(tx, before, {
      ...after,
      units: before.units.map((unit) => (unit.to > last ? { ...unit, to: last } : unit)),
    });
    await draftSuccessor(tx, ctx, before, act);
  } else if (kind === 'EXTEND') {
    await moveContract(tx, ctx, before.contract, { event: 'extend', by, set: moneyColumns(after.contract) });
    await writeUnits(tx, before, after);
  } else {
    await updateVersion(tx, ctx, contracts, act.contractId, moneyColumns(after.contract));
    await writeLog(tx, ctx, {
      event: 'contract.amend',
      entity: 'contract',
      entityId: act.contractId,
      before: act.before,
      after: { ...act.after, effectiveFrom: act.from },
      reason: act.reason,
    });
    await writeUnits(tx, before, after);
    await writeCharges(tx, ctx, before, after);
  }
  await settleUnits(tx, ctx, await unitIdsOf(tx, [act.contractId]));
}

/** The state of a contract before and after an act, with everything that turns one into the other. */
export async function weighAct(
  db: Db,
  contract: Contract,
  data: LeaseActTerms,
  now: Date,
  actId = '',
): Promise<{ before: Leased; after: Leased; effect: Effect }> {
  const before = await leasedOf(db, contract);
  const taken = await requireAct(db, before, data, now);
  if (actId === '' && data.kind === 'DEFAULT') await requireDefault(db, before, now);
  const after = changedBy(before, data, taken, actId);
  return { before, after, effect: await effectOf(db, before, after, data, now) };
}

/** What an act moves at once. */
export const amountOf = ({ billFen, creditFen, depositFen }: Effect['preview']) =>
  billFen + depositFen - creditFen;

/**
 * Books an act on its locked contract: terms, units, bills and credit, by the calculation of the preview.
 * @throws {AppError} 500012 if an amount is no longer the one that was agreed, or a unit is taken
 */
export async function bookAct(tx: Db, ctx: WriteContext, act: LeaseAct, contract: Contract): Promise<Effect> {
  const { before, after, effect } = await weighAct(tx, contract, act.content, ctx.now, act.id);
  if (amountOf(effect.preview) !== act.amountFen)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.lease_act_refusal_changed() });
  await changeContract(tx, ctx, act, before, after);
  await bookDifferences(tx, ctx, act, contract, effect);
  for (const draft of effect.drafts) await rewriteDraft(tx, ctx, draft);
  return effect;
}

/** Whether an act is booked on a day: one that ends a contract for default waits for its last day. */
export const isBookableOn = ({ kind, from }: Pick<LeaseAct, 'kind' | 'from'>, today: string): boolean =>
  kind !== 'DEFAULT' || from <= today;
