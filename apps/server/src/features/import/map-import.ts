import type { importMap } from '@portal/contract/import/import';
import { importLifecycle } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { type Importer, naturalKey } from '../../feature/importer.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { importJob } from './import.job.ts';
import { countRows, isVisible, listSheets, lockRun, sumCounts } from './import.queries.ts';
import { type ImportSheetRow, importLayouts, importRows, importRuns, importSheets } from './import.table.ts';
import { viewRun } from './import.view.ts';
import type { Importers } from './importers.ts';
import { hashOfHeads } from './match-columns.ts';
import { optionsByKey } from './value-mapping.ts';

type Mapping = InputOf<typeof importMap>['data']['sheets'][number];

/** @throws {AppError} 100002 for a value that stands for none of the options of its field */
async function requireOptions(db: Db, importer: Importer, { values }: Mapping, at: number): Promise<void> {
  for (const [key, meant] of Object.entries(values)) {
    const field = importer.fields.find((one) => one.key === key);
    const options = field ? await optionsByKey(db, field) : new Map<string, string>();
    const wrong = Object.values(meant).find((text) => !options.has(naturalKey(text)));
    if (wrong !== undefined)
      throw fieldsRefused({ [`data.sheets.${at}.values.${key}`]: m.import_fault_no_option({ name: wrong }) });
  }
}

/** @throws {AppError} 100002 for a field that is unknown, found twice, or needed and missing */
function requireMapped(importer: Importer, { fields, constants }: Mapping, at: number): void {
  const place = `data.sheets.${at}`;
  const known = new Map(importer.fields.map((field) => [field.key, field]));
  const seen = new Set<string>();
  for (const [column, key] of fields.entries()) {
    if (key === null) continue;
    const field = known.get(key);
    if (!field)
      throw fieldsRefused({
        [`${place}.fields.${column}`]: m.fault_unknown({ field: m.import_field_field() }),
      });
    if (seen.has(key))
      throw fieldsRefused({
        [`${place}.fields.${column}`]: m.import_fault_field_twice({ field: field.label() }),
      });
    seen.add(key);
  }
  for (const key of Object.keys(constants))
    if (!known.has(key))
      throw fieldsRefused({ [`${place}.constants`]: m.fault_unknown({ field: m.import_field_field() }) });
  const missing = importer.fields.filter(
    ({ key, isNeeded }) => isNeeded && !seen.has(key) && (constants[key] ?? '') === '',
  );
  if (missing.length > 0)
    throw fieldsRefused({
      [`${place}.fields`]: m.import_fault_needed({ fields: missing.map(({ label }) => label()).join('、') }),
    });
}

async function saveMapping(
  tx: Db,
  now: Date,
  userId: string,
  sheet: ImportSheetRow,
  mapping: Mapping,
): Promise<void> {
  const columns = sheet.columns.map((column, at) => {
    const field = mapping.fields[at] ?? null;
    return field === column.field
      ? column
      : { ...column, field, basis: field === null ? null : ('HAND' as const) };
  });
  // A field stands for one thing only, so a fixed value gives way to a column.
  const constants = Object.fromEntries(
    Object.entries(mapping.constants).filter(([key, text]) => text !== '' && !mapping.fields.includes(key)),
  );
  const { values } = mapping;
  await tx.update(importSheets).set({ columns, constants, values }).where(eq(importSheets.id, sheet.id));
  const layout = { fields: columns.map(({ field }) => field), values, updatedAt: now, updatedBy: userId };
  await tx
    .insert(importLayouts)
    .values({ kind: sheet.kind, heads: hashOfHeads(columns.map(({ head }) => head)), ...layout })
    .onConflictDoUpdate({ target: [importLayouts.kind, importLayouts.heads], set: layout });
}

/**
 * Says which column is which field and what its values stand for, remembers the layout, and has all rows checked. Nothing is written.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export async function mapImport(
  ctx: Context,
  importers: Importers,
  { id, version, data }: InputOf<typeof importMap>,
): Promise<OutputOf<typeof importMap>> {
  const run = await inTransaction(ctx.db, async (tx) => {
    const locked = await lockRun(tx, { id, version }, isVisible(importers, ctx.actor));
    const status = nextState(importLifecycle.transitions, locked.status, 'check');
    const sheets = await listSheets(tx, id);
    for (const [at, mapping] of data.sheets.entries()) {
      const sheet = sheets.find((one) => one.id === mapping.sheetId);
      if (!sheet) throw notFound();
      const importer = importers.of(sheet.kind);
      requireMapped(importer, mapping, at);
      await requireOptions(tx, importer, mapping, at);
      await saveMapping(tx, ctx.now, ctx.actor.userId, sheet, mapping);
    }
    const sheetIds = sheets.map((sheet) => sheet.id);
    await tx.update(importRows).set({ verdict: null }).where(inArray(importRows.sheetId, sheetIds));
    const { rows: totalRows } = sumCounts((await countRows(tx, sheetIds)).values());
    const saved = await updateVersion(tx, ctx, importRuns, id, { status, totalRows, doneRows: 0 });
    await writeLog(tx, ctx, {
      event: 'importRun.check',
      entity: 'importRun',
      entityId: id,
      before: { status: locked.status },
      after: { status, totalRows },
    });
    await askForJob(tx, importJob, {});
    return saved;
  });
  return viewRun(ctx.db, ctx, importers, run);
}
