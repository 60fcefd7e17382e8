import type { ChargeView, chargeEnd, chargeQueryList, chargeSave } from '@portal/contract/billing/charge';
import { retCodes } from '@portal/contract/ret-code';
import { lineAmountFen } from '@portal/contract/rounding';
import * as m from '@portal/texts/messages';
import { and, asc, desc, eq, gte, ne } from 'drizzle-orm';
import { addDays } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { contracts } from '../../lease/lease.table.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { feeNameIn } from '../fee-label.public.ts';
import { feeItems } from '../meter/meter.table.ts';
import { type Charge, charges } from './charge.table.ts';
import { requireOwnFee } from './own-fees.ts';
import { chargeFaults, writeCharges } from './write-charges.ts';

const isTakenBack = ({ from, to }: Pick<Charge, 'from' | 'to'>): boolean => to !== null && to < from;

export const listCharges: Verb<typeof chargeQueryList> = async ({ db, actor }, { id }) => {
  const canAdd = actor.operatorRoles.includes('OP_FINANCE');
  const rows = await db
    .select({ charge: charges, names: feeItems.names, unit: feeItems.unit })
    .from(charges)
    .innerJoin(feeItems, eq(feeItems.code, charges.feeCode))
    .where(eq(charges.contractId, id))
    .orderBy(desc(charges.from), desc(charges.id));
  return {
    rows: rows.map(
      ({ charge, names, unit }): ChargeView => ({
        ...charge,
        chargeId: charge.id,
        feeLabel: names ? feeNameIn(names) : charge.feeCode,
        unit,
        monthFen: lineAmountFen(charge.quantityX100, charge.unitPriceE4),
        isTakenBack: isTakenBack(charge),
        canEnd: canAdd && !isTakenBack(charge),
      }),
    ),
    canAdd,
  };
};

/** Bills of a contract's charge that are drafted or issued, from a month on; the earliest first. */
const billsFrom = (
  tx: Db,
  { contractId, feeCode }: Pick<Charge, 'contractId' | 'feeCode'>,
  period: string,
): Promise<Bill[]> =>
  tx
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.sourceId, contractId),
        eq(bills.feeCode, feeCode),
        gte(bills.period, period),
        ne(bills.status, 'VOID'),
      ),
    )
    .orderBy(asc(bills.period));

/**
 * Locks a contract whose terms can have charges.
 * @throws {AppError} 100002
 */
async function lockContract(tx: Db, id: string) {
  const [contract] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update');
  const isOver = contract && ['VOID', 'DRAFT', 'TERMINATED', 'EXPIRED'].includes(contract.status);
  if (!contract || isOver) throw fieldsRefused({ 'data.contractId': m.fault_choice_gone() });
  return contract;
}

/**
 * Adds a charge to a contract. Months that are billed already stay as they are, so it can't begin in one of them; what
 * is missing there is billed by hand.
 * @throws {AppError} 100002
 */
export const saveCharge: Verb<typeof chargeSave> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const contract = await lockContract(tx, data.contractId);
    await requireOwnFee(tx, data.feeCode, ['MONTHLY']);
    const [billed] = await billsFrom(tx, data, data.from.slice(0, 7));
    const faults = Object.entries(chargeFaults(contract, data, billed));
    if (faults.length > 0)
      throw fieldsRefused(Object.fromEntries(faults.map(([field, text]) => [`data.${field}`, text])));
    const [id = ''] = await writeCharges(tx, ctx, [{ data }]);
    return { chargeId: id };
  });

/**
 * Ends a charge on a day; the day before its first takes it back. Days that a bill goes beyond are credited by hand.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const endCharge: Verb<typeof chargeEnd> = (ctx, { id, version, data: { to } }) =>
  inTransaction(ctx.db, async (tx) => {
    const [known] = await tx
      .select({ contractId: charges.contractId })
      .from(charges)
      .where(eq(charges.id, id));
    // Locks the contract first, as adding a charge does.
    await tx
      .select()
      .from(contracts)
      .where(eq(contracts.id, known?.contractId ?? ''))
      .for('update');
    const charge = await lockVersion(tx, charges, { id, version });
    if (isTakenBack(charge)) throw new AppError(retCodes.TRANSITION_REFUSED);
    const first = addDays(charge.from, -1);
    if (to < first) throw fieldsRefused({ 'data.to': m.charge_fault_before({ day: first }) });
    const billed = await billsFrom(tx, charge, to.slice(0, 7));
    const beyond = billed.find(({ lines }) => lines.some(({ term }) => term !== undefined && term.to > to));
    if (beyond)
      throw fieldsRefused({
        'data.to': m.charge_fault_billed_beyond({ no: beyond.no, period: beyond.period }),
      });
    const ended = await moveState(tx, ctx, charges, charge, { entity: 'charge', event: 'end', set: { to } });
    return { chargeId: id, version: ended.version };
  });
