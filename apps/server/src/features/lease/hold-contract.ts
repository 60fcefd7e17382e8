import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { holdUnits, lockUnits, type UnitHolding } from '../building/building.public.ts';
import { unitIdsOf } from './lease.queries.ts';
import { type Contract, contracts, contractUnits } from './lease.table.ts';

/** Contracts that lease their units now; a renewed one does so until its end. */
const isInForce = ({ status, from, to }: Pick<Contract, 'status' | 'from' | 'to'>, today: string): boolean =>
  ['ACTIVE', 'EXPIRING', 'TERMINATING'].includes(status) ||
  (status === 'RENEWED' && from <= today && today <= to);

interface UnitTerm {
  from: string;
  to: string;
  unitFrom: string;
  unitTo: string;
}

/** Whether a unit was taken into a running contract and has not begun. */
const isAhead = ({ from, unitFrom }: UnitTerm, today: string) => unitFrom > from && today < unitFrom;
/** Whether a unit was given back before the end of its contract. */
const isBack = ({ to, unitTo }: UnitTerm, today: string) => unitTo < to && unitTo < today;

/** Updates the occupants of the units from their contracts. */
export async function settleUnits(tx: Db, ctx: WriteContext, unitIds: readonly string[]): Promise<void> {
  if (unitIds.length === 0) return;
  const today = chinaDayOf(ctx.now);
  const rows = await tx
    .select({
      unitId: contractUnits.unitId,
      enterpriseId: contracts.enterpriseId,
      status: contracts.status,
      from: contracts.from,
      to: contracts.to,
      unitFrom: contractUnits.from,
      unitTo: contractUnits.to,
    })
    .from(contractUnits)
    .innerJoin(contracts, eq(contracts.id, contractUnits.contractId))
    .where(
      and(
        inArray(contractUnits.unitId, [...unitIds]),
        inArray(contracts.status, ['TO_SIGN', 'SIGNED', 'ACTIVE', 'EXPIRING', 'TERMINATING', 'RENEWED']),
      ),
    );
  const holdings = unitIds.map((unitId): UnitHolding => {
    const own = rows.filter((row) => row.unitId === unitId && !isBack(row, today));
    const lease = own.find((row) => isInForce(row, today) && !isAhead(row, today));
    if (lease) return { unitId, state: 'LEASED', enterpriseId: lease.enterpriseId };
    const isExpected = own.some(
      (row) => row.status === 'TO_SIGN' || row.status === 'SIGNED' || isAhead(row, today),
    );
    return { unitId, state: isExpected ? 'RESERVED' : 'VACANT', enterpriseId: null };
  });
  await holdUnits(tx, ctx, holdings);
}

/**
 * Requires that no unit of a contract is out of service before it is given back. Closing a unit waits for its lock.
 * @throws {AppError} 500012
 */
export async function requireOpenUnits(tx: Db, contractId: string): Promise<void> {
  const locked = await lockUnits(tx, await unitIdsOf(tx, [contractId]));
  const terms = await tx.select().from(contractUnits).where(eq(contractUnits.contractId, contractId));
  for (const { unitId, to } of terms) {
    const unit = locked.find(({ id }) => id === unitId);
    if (unit?.closedFrom && unit.closedFrom <= to)
      throw new AppError(retCodes.TRANSITION_REFUSED, {
        retMsg: m.refusal_units_closed({ no: unit.no, day: unit.closedFrom }),
      });
  }
}

/**
 * Takes the units of a contract for its term, in a savepoint. The database constraint decides whether they are free,
 * which no prior read could; writers of the same unit are serialised.
 * @throws {AppError} 500012 if a unit is held by another contract or under repair
 */
export async function takeUnits(tx: Db, contractId: string): Promise<void> {
  const refused = () => new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_units_held() });
  const locked = await lockUnits(tx, await unitIdsOf(tx, [contractId]));
  if (locked.some(({ state }) => state === 'MAINTENANCE')) throw refused();
  await requireOpenUnits(tx, contractId);
  try {
    await inTransaction(tx, (inner) =>
      inner.update(contractUnits).set({ isHeld: true }).where(eq(contractUnits.contractId, contractId)),
    );
  } catch (error) {
    if (violatedConstraint(error) === 'lease_unit_free') throw refused();
    throw error;
  }
}

/** Releases the units of a contract that came to nothing. */
export const dropUnits = (tx: Db, contractId: string) =>
  tx.update(contractUnits).set({ isHeld: false }).where(eq(contractUnits.contractId, contractId));
