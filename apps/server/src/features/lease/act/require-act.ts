import type { LeaseActTerms } from '@portal/contract/lease/act';
import { defaultOverdueDays, defaultServedDays, endingKinds } from '@portal/contract/lease/act-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import { owedOf, startsCycle } from '../../billing/contract-change.public.ts';
import { feeItems } from '../../billing/meter/meter.table.ts';
import { listUnits } from '../../building/building.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { contractFilePurpose } from '../contract-file.ts';
import { inForceOf } from '../lease.public.ts';
import { type HeldUnit, heldOn } from '../lease.queries.ts';
import { contractUnits } from '../lease.table.ts';
import type { Leased } from './changed-terms.ts';

const refuse = (name: keyof LeaseActTerms, message: string) => fieldsRefused({ [`data.${name}`]: message });

/** @throws {AppError} 100002 for a day outside of what the kind allows */
function requireDay({ contract, units }: Leased, data: LeaseActTerms, today: string): void {
  const { kind, from, servedOn } = data;
  const within = (first: string, last: string) => {
    if (from < first || from > last) throw refuse('from', m.lease_act_fault_day({ from: first, to: last }));
  };
  if (kind === 'EXTEND') {
    const first = addDays(contract.to, 1);
    within(first, first);
    if (data.to !== null && data.to <= contract.to)
      throw refuse('to', m.lease_act_fault_to({ day: contract.to }));
  } else if (kind === 'DEFAULT') {
    const served = servedOn ?? today;
    if (served > today) throw refuse('servedOn', m.lease_act_fault_served());
    within(addDays(served, defaultServedDays), contract.to);
  } else if (kind === 'PAYER') {
    // Every unit has days of both tenants: one that comes in later is taken over once it is there.
    const first = [today, ...units.map((unit) => unit.from)].sort().at(-1) ?? today;
    within(addDays(first, 1), contract.to);
  } else if (kind === 'UNITS') within(addDays(contract.from, 1), contract.to);
  else within(contract.from, contract.to);
  if (data.until !== null && data.until > contract.to)
    throw refuse('until', m.lease_act_fault_day({ from, to: contract.to }));
}

/** @throws {AppError} 100002 for a day on which no new cycle of rent begins */
function requireCycle({ contract, units }: Leased, { from }: LeaseActTerms): void {
  if (!startsCycle(inForceOf(contract, units), from)) throw refuse('from', m.lease_act_fault_cycle());
}

/** Units that other contracts hold on some of the days. */
const takenBetween = (db: Db, unitIds: readonly string[], from: string, to: string, contractId: string) =>
  db
    .select({ unitId: contractUnits.unitId })
    .from(contractUnits)
    .where(
      and(
        inArray(contractUnits.unitId, [...unitIds]),
        eq(contractUnits.isHeld, true),
        ne(contractUnits.contractId, contractId),
        lte(contractUnits.from, to),
        gte(contractUnits.to, from),
      ),
    );

/**
 * The units to be taken in.
 * @throws {AppError} 100002 for units that don't exist, are held or aren't the contract's
 */
async function requireUnits(db: Db, { contract, units }: Leased, data: LeaseActTerms): Promise<HeldUnit[]> {
  const { from, takeUnitIds, giveUnitIds } = data;
  const held = heldOn(units, from).map(({ id }) => id);
  if (giveUnitIds.some((id) => !held.includes(id))) throw refuse('giveUnitIds', m.fault_contract_units());
  const rest = held.filter((id) => !giveUnitIds.includes(id));
  if (rest.length + takeUnitIds.length === 0) throw refuse('giveUnitIds', m.lease_act_fault_no_units());
  if (takeUnitIds.length === 0) return [];
  const known = await listUnits(db, takeUnitIds);
  const isOwn = units.some(({ id }) => takeUnitIds.includes(id));
  if (known.length < new Set(takeUnitIds).size || isOwn)
    throw refuse('takeUnitIds', m.fault_contract_units());
  const taken = await takenBetween(db, takeUnitIds, from, contract.to, contract.id);
  if (taken.length > 0 || known.some(({ state }) => state === 'MAINTENANCE'))
    throw refuse('takeUnitIds', m.refusal_units_held());
  return known.map((unit) => ({ ...unit, from, to: contract.to }));
}

/** @throws {AppError} 100002 for a fee that isn't billed by the month, or a charge that can't end on the day */
async function requireCharge(db: Db, { contract, charges }: Leased, data: LeaseActTerms): Promise<void> {
  if (data.kind === 'CHARGE') {
    const isOffered = and(
      eq(feeItems.code, data.feeCode ?? ''),
      eq(feeItems.basis, 'MONTHLY'),
      eq(feeItems.enabled, true),
    );
    if ((await db.$count(feeItems, isOffered)) === 0) throw refuse('feeCode', m.fault_choice_gone());
    return;
  }
  const charge = charges.find(({ id }) => id === data.chargeId);
  if (!charge) throw refuse('chargeId', m.fault_choice_gone());
  const [first, last] = [addDays(charge.from, -1), charge.to ?? contract.to];
  if (data.from < first || data.from > last)
    throw refuse('from', m.lease_act_fault_day({ from: first, to: last }));
}

/** @throws {AppError} 100002 unless a bill has been overdue for so long that the contract can be ended */
export async function requireDefault(db: Db, { contract }: Leased, now: Date): Promise<void> {
  const latest = addDays(chinaDayOf(now), -defaultOverdueDays);
  const owed = await owedOf(db, contract, now);
  if (!owed.some(({ dueDate }) => dueDate !== null && dueDate <= latest))
    throw refuse('kind', m.lease_act_fault_default({ days: defaultOverdueDays }));
}

/** @throws {AppError} 100002 for an enterprise that isn't in the park, or is the tenant already */
async function requirePayer(db: Db, { contract }: Leased, { enterpriseId }: LeaseActTerms): Promise<void> {
  const isHere = and(
    eq(enterprises.id, enterpriseId ?? ''),
    eq(enterprises.entryStatus, 'PASSED'),
    ne(enterprises.id, contract.enterpriseId),
  );
  if ((await db.$count(enterprises, isHere)) === 0) throw refuse('enterpriseId', m.fault_enterprise_gone());
}

/**
 * Checks an act against its contract, and returns the units it takes in.
 * @throws {AppError} 500012 for a contract that isn't running, 100002 with the field
 */
export async function requireAct(
  db: Db,
  leased: Leased,
  data: LeaseActTerms,
  now: Date,
): Promise<HeldUnit[]> {
  const { contract } = leased;
  if (contract.status !== 'ACTIVE' && contract.status !== 'EXPIRING')
    throw new AppError(retCodes.TRANSITION_REFUSED);
  requireDay(leased, data, chinaDayOf(now));
  const canAskDeposit = !endingKinds.includes(data.kind) && data.depositFen !== null;
  if (canAskDeposit && (data.depositFen ?? 0) < contract.depositFen)
    throw refuse('depositFen', m.lease_act_fault_deposit());
  if (data.kind === 'CYCLE') requireCycle(leased, data);
  if (data.kind === 'PAYER') await requirePayer(db, leased, data);
  if (data.kind === 'CHARGE' || data.kind === 'UNCHARGE') await requireCharge(db, leased, data);
  return data.kind === 'UNITS' ? requireUnits(db, leased, data) : [];
}

/** @throws {AppError} 100002 for a paper that the caller did not upload */
export async function requirePaper(db: Db, userId: string, fileId: string, field: string): Promise<void> {
  if (fileId === '') return;
  const isOwn = and(
    eq(fileGroups.id, fileId),
    eq(fileGroups.ownerUserId, userId),
    eq(fileGroups.purpose, contractFilePurpose),
  );
  if ((await db.$count(fileGroups, isOwn)) === 0) throw fieldsRefused({ [field]: m.fault_contract_file() });
}
