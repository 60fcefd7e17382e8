import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, pageOf, pageOfTabs } from '../fields.ts';
import { kindOf, labelled, oneOf, wholeNumber } from '../form-field.ts';
import { cleanText } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import {
  importEvents,
  importKinds,
  importLifecycle,
  importLimits,
  importRoles,
  importRowStates,
  importVerdicts,
  mappingBases,
  moneyUnits,
} from './terms.ts';

const byImporters = { tag: 'import', access: importRoles } as const;
const byAdmin = { tag: 'import', access: ['OP_ADMIN'] } as const;

const kind = z.enum(importKinds);

/** A field of a kind of data, as its columns are matched to it. */
const importField = z.object({
  key: z.string(),
  label: z.string(),
  isNeeded: z.boolean(),
  note: z.string(),
});

const sheetField = importField.extend({
  /** The values that a cell may have; empty if there is no list of them. */
  options: z.array(z.object({ text: z.string(), name: z.string() })),
  /** Names that a cell probably means; others are possible. */
  references: z.array(z.string()),
  /** Whether a cell may hold several values. */
  isList: z.boolean(),
});
export type ImportSheetField = z.infer<typeof sheetField>;

const kindRow = z.object({
  kind,
  name: z.string(),
  /** Labels of its fields, to say what it is about. */
  fields: z.array(importField),
  /** How many exist. */
  count: z.int(),
  /** Kinds that have to exist first and do not yet. */
  missing: z.array(kind),
  needsSecond: z.boolean(),
});
export type ImportKindRow = z.infer<typeof kindRow>;

export const importQueryKinds = call.read(byImporters, '/api/importManage/import/queryKinds', {
  summary: 'Lists the kinds of data that the caller may import, in their order, with how many exist.',
  output: z.object({ rows: z.array(kindRow) }),
});

export const importTemplate = call.file(byImporters, '/api/importManage/import/template', {
  raw: ['sheet'],
  summary: 'Downloads the spreadsheet template of a kind of data.',
  input: z.object({ kind: oneOf(m.field_kind, importKinds) }),
});

const counts = z.record(z.enum(importVerdicts), z.int());

const runRow = z.object({
  importId: id,
  no: z.string(),
  fileName: z.string(),
  kinds: z.array(kind),
  state: z.enum(importLifecycle.states),
  stateLabel: z.string(),
  counts,
  /** Rows of the current step, and how many of them are done. */
  totalRows: z.int(),
  doneRows: z.int(),
  byName: z.string(),
  createdAt: instant,
  writtenAt: instant.nullable(),
  /** Until when it can be undone; null if it is not written. */
  undoUntil: instant.nullable(),
});
export type ImportRunRow = z.infer<typeof runRow>;

export const importQueryList = call.list(byImporters, '/api/importManage/import/queryList', {
  summary: 'Lists the imports of the kinds that the caller may import, newest first.',
  output: pageOf(runRow),
});

const column = z.object({
  head: z.string(),
  /** Some of its values. */
  samples: z.array(z.string()),
  /** The field it is read into; null if it is left out. */
  field: z.string().nullable(),
  basis: z.enum(mappingBases).nullable(),
  /** The unit of its amounts that a line above the table names; null if none does. */
  unit: z.enum(moneyUnits).nullable(),
});

const importSheet = z.object({
  sheetId: id,
  kind,
  kindName: z.string(),
  rows: z.int(),
  columns: z.array(column),
  /** Values for fields that no column has. */
  constants: z.record(z.string(), z.string()),
  /** What values of the file stand for, by field. */
  values: z.record(z.string(), z.record(z.string(), z.string())),
  fields: z.array(sheetField),
  counts,
});
export type ImportSheet = z.infer<typeof importSheet>;

const importRun = runRow.extend({
  version: z.int(),
  sheets: z.array(importSheet),
  /** How many rows were written, undone, and kept because something was built upon them. */
  results: z.record(z.enum(importRowStates), z.int()),
  created: z.int(),
  changed: z.int(),
  needsSecond: z.boolean(),
  proposedBy: z.string(),
  /** Accounts that it entered and that wait for their activation; 0 for callers who can't issue one. */
  accounts: z.int(),
  startedAt: instant.nullable(),
  checkedAt: instant.nullable(),
  actions: abilities(importEvents),
  canMap: ability(),
});
export type ImportRun = z.infer<typeof importRun>;

export const importUpload = call.write(byImporters, '/api/importManage/import/upload', {
  summary:
    'Uploads a spreadsheet to import, and matches its columns. With `id` it takes the place of the file of that import.',
  output: importRun,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.FILE_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.RIGHT_MISSING,
  ],
  multipart: true,
});

export const importQueryDetail = call.detail(byImporters, '/api/importManage/import/queryDetail', {
  summary: 'Returns an import with its sheets, the columns of each, and its progress.',
  output: importRun,
});

const columnValue = z.object({
  text: z.string(),
  /** Rows that have it. */
  count: z.int(),
  /** The option that it is read as by itself; null if no option knows it. */
  option: z.string().nullable(),
});

export const importQueryValues = call.read(byImporters, '/api/importManage/import/queryValues', {
  summary:
    'Lists the values of a column with the options of a field that they are read as. Values that no option knows come first.',
  input: z.object({
    id,
    sheetId: id,
    column: wholeNumber(m.field_section, 0, 99),
    field: z.string().max(40),
  }),
  output: z.object({ rows: z.array(columnValue), total: z.int() }),
  refuses: [retCodes.NOT_FOUND],
});

const cellText = z
  .string({ error: fault.enter(m.field_value) })
  .overwrite(cleanText)
  .max(importLimits.cell, { error: fault.maxLength(m.field_value, importLimits.cell) });

const sheetMapping = z.object({
  sheetId: labelled(m.import_field_sheet, id),
  /** The field of each column; null leaves the column out. */
  fields: z.array(z.string().max(40).nullable()).max(100, { error: fault.most(m.field_section, 100) }),
  constants: z.record(z.string().max(40), cellText).default({}),
  /** The option that a value of the file stands for, by field and value. */
  values: z
    .record(
      z.string().max(40),
      z.record(z.string().max(importLimits.value), z.string().max(importLimits.cell)),
    )
    .default({}),
});

const importMapping = z.object({
  sheets: z
    .array(sheetMapping)
    .min(1, { error: fault.choose(m.import_field_sheet) })
    .max(20, { error: fault.most(m.import_field_sheet, 20) }),
});

export const importMap = call.act(byImporters, '/api/importManage/import/map', {
  summary:
    'Says which column is which field and what its values stand for, remembers that layout, and starts the check. Nothing is written.',
  fields: { data: importMapping },
  output: importRun,
});

const cellFault = z.object({
  field: z.string(),
  text: z.string(),
  /** A likely value. */
  guess: z.string().nullable(),
  /** A picture to decide by; empty if there is none. */
  pictureId: z.string(),
});
export type ImportCellFault = z.infer<typeof cellFault>;

const importRow = z.object({
  line: z.int(),
  verdict: z.enum(importVerdicts),
  state: z.enum(importRowStates),
  /** The cells by field, with what was mended. */
  cells: z.record(z.string(), z.string()),
  /** The original text of mended cells. */
  original: z.record(z.string(), z.string()),
  faults: z.array(cellFault),
  doubts: z.array(cellFault),
  /** Differences from what exists. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

export const importQueryRows = call.list(byImporters, '/api/importManage/import/queryRows', {
  summary: 'Lists the rows of a sheet of an import, with the faults of their cells.',
  filter: {
    id,
    sheetId: id,
    /** `LOOK` are the rows with faults or doubts. */
    tab: kindOf(m.field_state, ['LOOK', ...importVerdicts]).optional(),
  },
  output: pageOfTabs(importRow, ['LOOK', ...importVerdicts]),
  refuses: [retCodes.NOT_FOUND],
});

export const importQuerySamples = call.detail(byImporters, '/api/importManage/import/querySamples', {
  summary:
    'Draws some of the rows that would be written by chance, for the person who approves an import. Each call draws others.',
  output: z.object({ sheets: z.array(z.object({ sheetId: id, rows: z.array(importRow) })) }),
  refuses: [retCodes.NOT_FOUND],
});

const lineNo = wholeNumber(m.import_field_line, 1, 2_000_000);

export const importMend = call.act(byImporters, '/api/importManage/import/mend', {
  summary:
    'Mends cells of a row, confirms what is doubtful about it, or leaves the row out, and checks it again.',
  fields: {
    sheetId: id,
    line: lineNo,
    data: z
      .object({
        cells: z.record(z.string().max(40), cellText).default({}),
        accept: z.boolean().default(false),
        skip: z.boolean().optional(),
      })
      .default({ cells: {}, accept: false }),
  },
  output: z.object({ row: importRow, counts, version: z.int() }),
});

export const importOperate = call.operate(byImporters, '/api/importManage/import/operate', {
  summary:
    'Writes an import, undoes it, or drops it. Kinds that need two people are proposed by one and approved by another.',
  events: importEvents,
  output: importRun,
  refuses: [retCodes.RIGHT_MISSING, retCodes.FIELD_REFUSED],
});

export const importQueryUndo = call.detail(byImporters, '/api/importManage/import/queryUndo', {
  summary: 'Previews what undoing an import would remove or restore, and what it would leave and why.',
  output: z.object({
    undone: z.int(),
    kept: z.array(
      z.object({ line: z.int(), kindName: z.string(), name: z.string(), reasons: z.array(z.string()) }),
    ),
    keptTotal: z.int(),
  }),
});

export const importQueryAccounts = call.detail(byAdmin, '/api/importManage/import/queryAccounts', {
  summary: 'Returns the accounts that an import entered and whose holders have set no password yet.',
  output: z.object({ userIds: z.array(id) }),
});

export const importRest = call.file(byImporters, '/api/importManage/import/rest', {
  raw: ['sheet'],
  summary: 'Downloads the rows that are not written, with a column that says why.',
});
