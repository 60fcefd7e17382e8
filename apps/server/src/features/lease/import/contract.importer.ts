import { contractContent, contractSave } from '@portal/contract/lease/manage';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import {
  type CellFault,
  checkContent,
  differences,
  emptyFault,
  type ImportContext,
  importer,
  missingId,
  naturalKey,
  type ReadRow,
  textOf,
} from '../../../feature/importer.ts';
import { undoIn } from '../../../feature/undo-import.ts';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type NamedUnits, unitKey, unitsNamed } from '../../building/units-named.public.ts';
import { enterprisesNamed } from '../../enterprise/named.public.ts';
import { type Amendment, type Contract, type CycleChange, contracts, contractUnits } from '../lease.table.ts';
import { contractRows } from './contract.rows.ts';
import { contractFields } from './contract-fields.ts';
import { dropRunning, type RunningContract, writeRunning } from './write-contracts.ts';

const defaults = {
  kind: 'RENT',
  freeDays: 0,
  depositFen: 0,
  escalations: [],
  propertyFeeFenPerM2Month: 0,
  lateFeePpmPerDay: 0,
  noticeDays: 30,
  fileId: '',
};

interface Place {
  building: string;
  no: string;
}

/** The units of a row: numbers in its building, and those in another as in `101@展示厅`. */
const placesOf = ({ data }: ReadRow): Place[] =>
  ((data.units as string[] | undefined) ?? []).map((text) => {
    const [, no = text, building = textOf(data.building)] = /^(.+)@(.+)$/.exec(text) ?? [];
    return { building, no };
  });

/** What rows refer to, read once for a batch. */
interface Known {
  today: string;
  tenants: ReadonlyMap<string, { id: string }>;
  units: NamedUnits;
  contracts: ReadonlyMap<string, Contract>;
  /** Days on which other contracts have units. */
  holdings: readonly { unitId: string; from: string; to: string }[];
  /** The rows of the batch that name a unit, by its key. */
  rowsOf: ReadonlyMap<string, readonly { row: ReadRow }[]>;
}

const keysOf = (row: ReadRow): string[] => placesOf(row).map(({ building, no }) => unitKey(building, no));

async function readKnown(db: Db, ctx: ImportContext, rows: readonly ReadRow[]): Promise<Known> {
  const wanted = rows.flatMap(placesOf);
  const [tenants, units, present] = await Promise.all([
    enterprisesNamed(
      db,
      rows.flatMap(({ data }) => (data.enterprise === undefined ? [] : [textOf(data.enterprise)])),
    ),
    unitsNamed(db, ctx, wanted),
    db
      .select()
      .from(contracts)
      .where(
        inArray(
          contracts.no,
          rows.map(({ data }) => textOf(data.no)),
        ),
      ),
  ]);
  const unitIds = [...units.values()].flatMap(({ id }) => id ?? []);
  const today = chinaDayOf(ctx.now);
  const isHeld = and(inArray(contractUnits.unitId, unitIds), eq(contractUnits.isHeld, true));
  const holdings =
    unitIds.length === 0
      ? []
      : await db
          .select({ unitId: contractUnits.unitId, from: contractUnits.from, to: contractUnits.to })
          .from(contractUnits)
          .where(isHeld);
  return {
    today,
    tenants,
    units,
    contracts: new Map(present.map((contract) => [contract.no, contract])),
    holdings,
    rowsOf: Map.groupBy(
      rows.flatMap((row) => keysOf(row).map((key) => ({ key, row }))),
      ({ key }) => key,
    ),
  };
}

interface Terms {
  from?: string;
  to?: string;
  paidUntil?: string;
  feesPaidUntil?: string;
  depositFen?: number;
  depositPaidFen?: number;
  depositSince?: string;
  cycles?: CycleChange[];
  amendments?: Amendment[];
}

/** What was agreed later must begin within the term, one day after the other. */
function laterFaults({ from = '', to = '', cycles = [], amendments = [] }: Terms): CellFault[] {
  const isWithin = (days: readonly string[]) =>
    days.every((day, at) => day > (days[at - 1] ?? from) && day <= to);
  const text = m.import_money_fault_paid_within({ from, to });
  const daysOf = (changes: readonly { from: string }[]) => changes.map((change) => change.from);
  return [
    ...(isWithin(daysOf(cycles)) && cycles.every((one) => one.from.endsWith('-01'))
      ? []
      : [{ field: 'cycles', text }]),
    ...(isWithin(daysOf(amendments)) ? [] : [{ field: 'amendments', text }]),
  ];
}

/** The last day that is paid for: a month in which the contract ends is paid until then. */
const paidUntilOf = ({ to = '', paidUntil }: Terms): string | undefined =>
  paidUntil !== undefined && paidUntil > to && paidUntil.slice(0, 7) === to.slice(0, 7) ? to : paidUntil;

/** What does not fit a contract that runs today. */
function termFaults(data: Terms, today: string): CellFault[] {
  const { from = '', to = '', feesPaidUntil, depositFen = 0, depositPaidFen = 0, depositSince } = data;
  const paidUntil = paidUntilOf(data);
  const fault = (field: string, text: string): CellFault => ({ field, text });
  const isOutside = (day: string | undefined) =>
    day !== undefined && from !== '' && to !== '' && (day < addDays(from, -1) || day > to);
  return [
    ...(from > today ? [fault('from', m.import_money_fault_not_begun())] : []),
    ...(to !== '' && to < today ? [fault('to', m.import_money_fault_over())] : []),
    ...emptyFault({ paidUntil }, 'paidUntil', m.import_money_paid_until),
    ...(isOutside(paidUntil) ? [fault('paidUntil', m.import_money_fault_paid_within({ from, to }))] : []),
    ...(isOutside(feesPaidUntil)
      ? [fault('feesPaidUntil', m.import_money_fault_paid_within({ from, to }))]
      : []),
    ...laterFaults(data),
    ...(depositPaidFen > depositFen ? [fault('depositPaidFen', m.park_export_fault_deposit_paid())] : []),
    ...(depositFen > 0 && data.depositPaidFen !== 0 && depositSince === undefined
      ? [fault('depositSince', m.fault_enter({ field: m.import_money_deposit_since() }))]
      : []),
    ...(depositSince !== undefined && depositSince > today
      ? [fault('depositSince', m.import_money_fault_future())]
      : []),
  ];
}

/** What is wrong with the tenant and the units of a row. */
function referenceFaults({ data, line }: ReadRow, known: Known): CellFault[] {
  const faults: CellFault[] = [
    ...emptyFault(data, 'enterprise', m.field_tenant),
    ...emptyFault(data, 'building', m.field_building),
    ...emptyFault(placesOf({ data, line }).length > 0 ? data : {}, 'units', m.field_units),
  ];
  const [tenant, building] = [textOf(data.enterprise), textOf(data.building)];
  if (tenant !== '' && !known.tenants.has(naturalKey(tenant)))
    faults.push({ field: 'enterprise', text: m.import_money_fault_enterprise({ name: tenant }) });
  const places = placesOf({ data, line });
  const [from, to] = [textOf(data.from), textOf(data.to)];
  for (const { building: home, no } of building === '' ? [] : places) {
    const key = unitKey(home, no);
    const unit = known.units.get(key);
    const overlaps = (one: { from: string; to: string }) => one.from <= to && from <= one.to;
    const above = known.rowsOf
      .get(key)
      ?.find(
        ({ row }) => row.line < line && overlaps({ from: textOf(row.data.from), to: textOf(row.data.to) }),
      )?.row;
    if (!unit) faults.push({ field: 'units', text: m.import_money_fault_unit({ building: home, no }) });
    else if (unit.closedFrom !== null && unit.closedFrom <= to)
      faults.push({ field: 'units', text: m.refusal_units_closed({ no, day: unit.closedFrom }) });
    else if (known.holdings.some((held) => held.unitId === unit.id && overlaps(held)))
      faults.push({ field: 'units', text: m.import_money_fault_unit_held({ no }) });
    else if (above)
      faults.push({ field: 'units', text: m.import_money_fault_unit_twice({ no, line: above.line }) });
  }
  return faults;
}

const kept = ({
  kind,
  from,
  to,
  rentFenPerMonth,
  payCycle,
  freeDays,
  depositFen,
  escalations,
  propertyFeeFenPerM2Month,
  lateFeePpmPerDay,
  noticeDays,
  depositPaidFen,
  billAheadDays,
  dueDay,
  dueDays,
  cycles,
  amendments,
}: Contract) => ({
  kind,
  from,
  to,
  rentFenPerMonth,
  payCycle,
  freeDays,
  depositFen,
  escalations,
  propertyFeeFenPerM2Month,
  lateFeePpmPerDay,
  noticeDays,
  depositPaidFen,
  billAheadDays,
  dueDay,
  dueDays,
  cycles,
  amendments,
});

/** A contract with the same number: what the row says differently is changed by an act, not by an import. */
function judgePresent(contract: Contract, data: ReadRow['data']) {
  const differing = differences(contractFields, kept(contract), data);
  return {
    faults: differing.map(({ field, from }) => ({ field, text: m.import_money_fault_contract({ from }) })),
    content: null,
    present: { id: contract.id, version: contract.version },
  };
}

const undone = undoIn(contracts, {
  entity: 'contract',
  named: ['contract_id', 'parent_contract_id'],
  ignored: ['lease_unit'],
});

/** Contracts that run already when the park moves in. */
export const contractImporter = importer<RunningContract>({
  kind: 'CONTRACT',
  roles: contractSave.access,
  after: ['UNIT'],
  fields: contractFields,
  keys: ['no'],
  count: (db) => db.$count(contracts),
  rowsOf: contractRows,
  sums: ['rentFenPerMonth', 'depositPaidFen'],
  async check(db, ctx, rows) {
    const known = await readKnown(db, ctx, rows);
    return rows.map((row) => {
      const { data } = row;
      const present = known.contracts.get(textOf(data.no));
      if (present) return judgePresent(present, data);
      const unitIds = keysOf(row).map((key) => known.units.get(key)?.id ?? missingId);
      const enterpriseId = known.tenants.get(naturalKey(data.enterprise))?.id ?? missingId;
      const references = { enterpriseId, unitIds: unitIds.length > 0 ? unitIds : [missingId] };
      const { content, faults } = checkContent(
        contractContent,
        { ...defaults, ...data, ...references },
        contractFields,
      );
      const no = textOf(data.no);
      const { feesPaidUntil, depositSince = null, ...agreed } = data as Terms;
      const paidUntil = paidUntilOf(data as Terms) ?? '';
      const all = [
        ...emptyFault(data, 'no', m.field_contract_no),
        ...(no.length > 40
          ? [{ field: 'no', text: m.fault_longest({ field: m.field_contract_no(), max: 40 }) }]
          : []),
        ...faults,
        ...referenceFaults(row, known),
        ...termFaults(data as Terms, known.today),
      ];
      if (!content || all.length > 0) return { faults: all, content: null };
      const { fileId: _fileId, ...terms } = content;
      return {
        faults: [],
        content: {
          ...terms,
          no,
          billedFrom: addDays(paidUntil, 1),
          feesBilledFrom: feesPaidUntil === undefined ? null : addDays(feesPaidUntil, 1),
          depositPaidFen: agreed.depositPaidFen ?? (depositSince === null ? 0 : terms.depositFen),
          depositSince,
          cycles: agreed.cycles ?? [],
          amendments: agreed.amendments ?? [],
        },
      };
    });
  },
  async write(tx, ctx, rows) {
    const written = await writeRunning(
      tx,
      ctx,
      rows.map(({ content, origin }) => ({ terms: content, origin })),
    );
    return written.map(({ id, version }) => ({ id, version, before: null }));
  },
  ...undone,
  undo: (tx, ctx, rows) =>
    dropRunning(
      tx,
      ctx,
      rows.map(({ id }) => id),
      () => undone.undo(tx, ctx, rows),
    ),
});
