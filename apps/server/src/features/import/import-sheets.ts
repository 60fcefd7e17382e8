import { importKindNames } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import type { Importer, ImportField } from '../../feature/importer.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ReplyContext } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type BookSheet, bookSheet, type SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { getRun, isVisible, listRest, listSheets } from './import.queries.ts';
import type { ImportSheetRow } from './import.table.ts';
import type { Importers } from './importers.ts';
import { cellsOf, type JudgedRow, judgeRows } from './judge-rows.ts';

export const headOf = ({ label, isNeeded }: ImportField): string => (isNeeded ? `${label()} *` : label());

interface Note {
  field: ImportField;
  options: readonly string[];
}

const exampleColumns = (notes: readonly Note[]): SheetColumn<null>[] =>
  notes.map(({ field, options }) => ({
    head: headOf(field),
    value: () => field.example,
    note: field.note?.() ?? '',
    choices: options,
  }));

const noteColumns = (): SheetColumn<Note>[] => [
  { head: m.import_sheet_field(), width: 20, value: ({ field }) => field.label() },
  {
    head: m.import_sheet_needed(),
    width: 8,
    value: ({ field }) => (field.isNeeded ? m.import_sheet_yes() : ''),
  },
  { head: m.import_sheet_note(), width: 60, value: ({ field }) => field.note?.() ?? '' },
  { head: m.import_sheet_options(), width: 60, value: ({ options }) => options.join('、') },
  { head: m.import_sheet_example(), width: 30, value: ({ field }) => field.example },
];

/** The template of a kind: heads with an example, which is skipped when it is left in, and a sheet of notes. */
export const sendTemplate = (ctx: ReplyContext<Actor>, importer: Importer) =>
  ctx.exporter.sendBook(ctx, {
    name: m.import_template_of({ kind: importKindNames[importer.kind]() }),
    entity: 'importRun',
    filter: { kind: importer.kind },
    read: async (db) => {
      const notes = await Promise.all(
        importer.fields.map(async (field) => ({ field, options: (await field.options?.(db)) ?? [] })),
      );
      return [
        bookSheet(importKindNames[importer.kind](), exampleColumns(notes), [null]),
        bookSheet(m.import_sheet_notes(), noteColumns(), notes),
      ];
    },
  });

const reasonOf = ({ row, verdict, faults, doubts = [] }: JudgedRow, importer: Importer): string => {
  if (row.isSkipped || verdict === 'SKIPPED') return m.import_verdict_skipped();
  const labels = new Map(importer.fields.map(({ key, label }) => [key, label()]));
  const said = [...faults, ...(row.isAccepted ? [] : doubts)];
  return (
    said.map(({ field, text }) => `${labels.get(field) ?? ''}：${text}`).join('；') ||
    m.import_rest_unwritten()
  );
};

const atOnce = 500;

/** The rows of a sheet that are not written, with the reason: a file that can be mended and imported again. */
async function restOf(
  db: Db,
  ctx: ReplyContext<Actor>,
  importers: Importers,
  sheet: ImportSheetRow,
): Promise<BookSheet> {
  const importer = importers.of(sheet.kind);
  const found: { cells: Record<string, string>; reason: string }[] = [];
  for (let pageNo = 1, isFull = true; isFull; pageNo++) {
    const rows = await listRest(db, sheet.id, { pageNo, pageSize: atOnce });
    isFull = rows.length === atOnce;
    for (const judged of await judgeRows(db, ctx, importers, sheet, rows))
      found.push({ cells: cellsOf(sheet, judged.row), reason: reasonOf(judged, importer) });
  }
  const columns: SheetColumn<(typeof found)[number]>[] = [
    ...importer.fields.map((field) => ({
      head: headOf(field),
      value: (row: (typeof found)[number]) => row.cells[field.key] ?? '',
    })),
    { head: m.import_sheet_reason(), width: 60, value: ({ reason }) => reason },
  ];
  return bookSheet(importKindNames[sheet.kind](), columns, found);
}

/** @throws {AppError} 500404 */
export async function sendRest(ctx: ReplyContext<Actor>, importers: Importers, id: string) {
  const run = await getRun(ctx.db, id, isVisible(importers, ctx.actor));
  const sheets = await listSheets(ctx.db, run.id);
  return ctx.exporter.sendBook(ctx, {
    name: m.import_rest_of({ no: run.no }),
    entity: 'importRun',
    filter: { no: run.no },
    read: async (db) => {
      const [first, ...others] = sheets;
      if (!first) throw new Error('an import without sheets');
      const rest: [BookSheet, ...BookSheet[]] = [await restOf(db, ctx, importers, first)];
      for (const sheet of others) rest.push(await restOf(db, ctx, importers, sheet));
      return rest;
    },
  });
}
