import type {
  ImportCellFault,
  ImportRow,
  ImportRunRow,
  ImportRun as ImportRunView,
  ImportSheet,
} from '@portal/contract/import/import';
import { importEvents, importKindNames, importLifecycle, importLimits } from '@portal/contract/import/terms';
import type { CellFault, Importer, ImportField } from '../../feature/importer.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { possibleEvents } from '../../platform/workflow/transitions.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { enteredAccounts } from './entered-accounts.ts';
import { countRows, listSheets, noCounts, type SheetCounts, sumCounts } from './import.queries.ts';
import type { ImportRun, ImportSheetRow } from './import.table.ts';
import type { Importers } from './importers.ts';
import { cellsOf, type JudgedRow } from './judge-rows.ts';
import { unitOf } from './money-unit.ts';

export const viewField = ({ key, label, isNeeded = false, note }: ImportField) => ({
  key,
  label: label(),
  isNeeded,
  note: note?.() ?? '',
});

/** An option in the reader's language, where it has a name there. */
const optionName = ({ read, show, isList }: ImportField, option: string): string =>
  (read && show && !isList && show(read(option))) || option;

/** A field with what its cells can be mended to. More references than a list can hold are not offered. */
async function viewSheetField(db: Db, field: ImportField): Promise<ImportSheet['fields'][number]> {
  const [options = [], references = []] = [await field.options?.(db), await field.references?.(db)];
  return {
    ...viewField(field),
    options: options.map((text) => ({ text, name: optionName(field, text) })),
    references: references.length > importLimits.options ? [] : [...references],
    isList: field.isList ?? false,
  };
}

/** Until when an import can be undone; null if it is not written. */
export const undoUntil = ({ writtenAt }: Pick<ImportRun, 'writtenAt'>): number | null =>
  writtenAt === null ? null : writtenAt.getTime() + importLimits.undoHours * 3_600_000;

/** Who works on an import: who took it over, or who uploaded it. */
export const keeperOf = ({
  handlerId,
  createdBy,
}: Pick<ImportRun, 'handlerId' | 'createdBy'>): string | null => handlerId ?? createdBy;

export function viewRunRow(
  run: ImportRun,
  counts: SheetCounts,
  names: ReadonlyMap<string, string>,
): ImportRunRow {
  return {
    importId: run.id,
    no: run.no,
    fileName: run.fileName,
    kinds: run.kinds,
    state: run.status,
    stateLabel: importLifecycle.labels[run.status](),
    counts: counts.verdicts,
    totalRows: run.totalRows,
    doneRows: run.doneRows,
    byName: names.get(keeperOf(run) ?? '') ?? '',
    createdAt: run.createdAt.getTime(),
    writtenAt: run.writtenAt?.getTime() ?? null,
    undoUntil: run.status === 'DONE' ? undoUntil(run) : null,
  };
}

const viewSheet = async (
  db: Db,
  importer: Importer,
  { id, kind, columns, constants, values }: ImportSheetRow,
  counts: SheetCounts,
): Promise<ImportSheet> => ({
  sheetId: id,
  kind,
  kindName: importKindNames[kind](),
  rows: counts.rows,
  columns: columns.map(({ unit = null, ...column }) => ({
    ...column,
    unit: unitOf(unit, column.field, column.head),
  })),
  constants,
  values,
  fields: await Promise.all(importer.fields.map((field) => viewSheetField(db, field))),
  counts: counts.verdicts,
});

export const needsSecond = (importers: Importers, { kinds }: Pick<ImportRun, 'kinds'>): boolean =>
  kinds.some((kind) => importers.of(kind).needsSecond === true);

/** What the caller may do with an import now. */
function actionsOf(importers: Importers, run: ImportRun, counts: SheetCounts, actor: Actor, now: Date) {
  const writable = counts.verdicts.NEW + counts.verdicts.CHANGED > 0;
  const isSecond = needsSecond(importers, run);
  const isOwn = run.proposal?.by === actor.userId;
  return possibleEvents(importLifecycle.transitions, run.status).filter(
    (event): event is (typeof importEvents)[number] => {
      if (event === 'write') return writable && !isSecond;
      if (event === 'propose') return writable && isSecond;
      if (event === 'approve') return !isOwn;
      if (event === 'undo') return now.getTime() < (undoUntil(run) ?? 0) && counts.states.WRITTEN > 0;
      return importEvents.some((one) => one === event);
    },
  );
}

/** An import with its sheets and what the caller may do. */
export async function viewRun(
  db: Db,
  ctx: Pick<WriteContext, 'now'> & { actor: Actor },
  importers: Importers,
  run: ImportRun,
): Promise<ImportRunView> {
  const sheets = await listSheets(db, run.id);
  const [counts, names] = await Promise.all([
    countRows(
      db,
      sheets.map(({ id }) => id),
    ),
    namesOfUsers(db, [keeperOf(run), run.proposal?.by ?? null]),
  ]);
  const all = sumCounts(counts.values());
  return {
    ...viewRunRow(run, all, names),
    version: run.version,
    sheets: await Promise.all(
      sheets.map((sheet) =>
        viewSheet(db, importers.of(sheet.kind), sheet, counts.get(sheet.id) ?? noCounts()),
      ),
    ),
    results: all.states,
    created: all.created,
    changed: all.changed,
    needsSecond: needsSecond(importers, run),
    proposedBy: names.get(run.proposal?.by ?? '') ?? '',
    accounts:
      run.status === 'DONE' && ctx.actor.operatorRoles.includes('OP_ADMIN')
        ? (await enteredAccounts(db, importers, run)).length
        : 0,
    startedAt: run.startedAt?.getTime() ?? null,
    checkedAt: run.checkedAt?.getTime() ?? null,
    actions: actionsOf(importers, run, all, ctx.actor, ctx.now),
    canMap: run.status === 'MAPPING' || run.status === 'CHECKED',
  };
}

const viewFault = ({ field, text, guess, pictureId = '' }: CellFault): ImportCellFault => ({
  field,
  text,
  guess: guess ?? null,
  pictureId,
});

export function viewRow(
  sheet: ImportSheetRow,
  { row, verdict, faults, doubts = [], changes = [] }: JudgedRow,
): ImportRow {
  const before = cellsOf({ ...sheet, values: {} }, { cells: row.cells, mended: {} });
  const original = Object.keys(row.mended).map((field) => [field, before[field] ?? ''] as const);
  return {
    line: row.line,
    verdict: row.status === 'OPEN' ? verdict : (row.verdict ?? verdict),
    state: row.status,
    cells: cellsOf(sheet, row),
    original: Object.fromEntries(original),
    faults: row.status === 'OPEN' || row.status === 'FAILED' ? faults.map(viewFault) : [],
    doubts: verdict === 'DOUBTFUL' && row.status === 'OPEN' ? doubts.map(viewFault) : [],
    changes: row.status === 'OPEN' ? [...changes] : [],
  };
}
