import { type ContractState, expiringDays } from '@portal/contract/lease/terms';
import { inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { addDays, chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { type CaseStep, dropCases, openCases } from '../../case/case.public.ts';
import { settleUnits } from '../hold-contract.ts';
import { placeOf } from '../lease.place.ts';
import { unitIdsOf, unitsOf } from '../lease.queries.ts';
import { type Contract, contracts, contractUnits } from '../lease.table.ts';
import { contractLink } from '../move-contract.ts';

/** A contract that runs already: signed on paper, its deposit held, and paid for up to the day before `billedFrom`. */
export type RunningContract = Pick<
  Contract,
  | 'no'
  | 'enterpriseId'
  | 'kind'
  | 'from'
  | 'to'
  | 'rentFenPerMonth'
  | 'payCycle'
  | 'freeDays'
  | 'depositFen'
  | 'escalations'
  | 'propertyFeeFenPerM2Month'
  | 'lateFeePpmPerDay'
  | 'noticeDays'
  | 'billAheadDays'
  | 'dueDay'
  | 'dueDays'
  | 'feesBilledFrom'
  | 'depositPaidFen'
  | 'cycles'
  | 'amendments'
> & { unitIds: readonly string[]; billedFrom: string; depositSince: string | null };

const stateOn = (today: string, to: string): ContractState =>
  to <= addDays(today, expiringDays) ? 'EXPIRING' : 'ACTIVE';

/**
 * Enters contracts that run already, with their units, cases and log rows, and returns them in their order. Nobody is
 * asked to sign or to pay anything again.
 */
export async function writeRunning(
  tx: Db,
  ctx: WriteContext,
  given: readonly { terms: RunningContract; origin: string }[],
): Promise<Contract[]> {
  const { now, actor } = ctx;
  const today = chinaDayOf(now);
  const rows = given.map((row) => ({ ...row, id: ulid(now.getTime()) }));
  const inserted = await tx
    .insert(contracts)
    .values(
      rows.map(({ id, terms: { unitIds: _unitIds, depositSince: _depositSince, ...terms } }) => ({
        ...terms,
        id,
        status: stateOn(today, terms.to),
        signedAt: startOfChinaDay(terms.from),
        createdAt: now,
        createdBy: actor?.userId ?? null,
        updatedAt: now,
      })),
    )
    .returning();
  const byId = new Map(inserted.map((contract) => [contract.id, contract]));
  await tx
    .insert(contractUnits)
    .values(
      rows.flatMap(({ id, terms: { unitIds, from, to } }) =>
        [...new Set(unitIds)].map((unitId) => ({ contractId: id, unitId, from, to, isHeld: true })),
      ),
    );
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, terms, origin }) => {
      const {
        unitIds: _units,
        escalations: _rises,
        cycles: _cycles,
        amendments: _amendments,
        ...after
      } = terms;
      return {
        event: 'contract.create',
        entity: 'contract',
        entityId: id,
        after: { ...after, importedFrom: origin },
      };
    }),
  );
  const written = rows.flatMap(({ id }) => byId.get(id) ?? []);
  const placed = await unitsOf(
    tx,
    written.map(({ id }) => id),
  );
  await openCases(
    tx,
    written.map(
      ({ id, no, enterpriseId, status }): CaseStep => ({
        kind: 'CONTRACT',
        bizId: id,
        enterpriseId,
        subject: `${no} ${placeOf(placed.get(id) ?? [])}`,
        state: status,
        link: contractLink(id),
        event: { event: 'begin', by: { agent: 'PARK' } },
        now,
      }),
    ),
  );
  await settleUnits(
    tx,
    ctx,
    rows.flatMap(({ terms }) => terms.unitIds),
  );
  return written;
}

/** Takes back contracts upon which nothing was built; `drop` deletes their rows. */
export async function dropRunning(
  tx: Db,
  ctx: WriteContext,
  ids: readonly string[],
  drop: () => Promise<void>,
): Promise<void> {
  const unitIds = await unitIdsOf(tx, ids);
  if (ids.length > 0) await tx.delete(contractUnits).where(inArray(contractUnits.contractId, [...ids]));
  await dropCases(tx, 'CONTRACT', ids);
  await drop();
  await settleUnits(tx, ctx, unitIds);
}
