import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { code, fen, id, instant, pageOf } from '../fields.ts';
import { labelled, note, oneOf, wholeBetween } from '../form-field.ts';
import { operatorRoles } from '../operator-role.ts';
import { retCodes } from '../ret-code.ts';
import { bulkEvents, bulkFields, bulkKinds, bulkLifecycle, bulkLimits, bulkRowStates } from './terms.ts';

/** Any desk; which acts a caller may run follows from the access of the single act's call. */
const byDesks = { tag: 'bulk', access: operatorRoles } as const;

/** A list, by the call that reads it. */
const list = labelled(m.bulk_field_list, z.string().max(120));
const kind = oneOf(m.bulk_field_kind, bulkKinds);

const act = z.object({
  kind: z.enum(bulkKinds),
  name: z.string(),
  isDanger: z.boolean(),
  isUndoable: z.boolean(),
  /** What has to be filled in before. */
  needs: z.array(z.enum(bulkFields)),
  /** What the field with choices, `workerId` or `tagId`, can name. */
  choices: z.array(z.object({ value: z.string(), text: z.string() })),
});
export type BulkActRow = z.infer<typeof act>;

export const bulkQueryActs = call.read(byDesks, '/api/bulkManage/bulk/queryActs', {
  summary: 'Lists what the caller may do with many rows of a list at once.',
  input: z.object({ list }),
  output: z.object({ acts: z.array(act) }),
});

const reason = z.object({
  text: z.string(),
  count: z.int(),
  /** Names of the first rows. */
  names: z.array(z.string()),
});

const runRow = z.object({
  runId: id,
  no: z.string(),
  kind: z.enum(bulkKinds),
  kindName: z.string(),
  state: z.enum(bulkLifecycle.states),
  stateLabel: z.string(),
  counts: z.record(z.enum(bulkRowStates), z.int()),
  /** Rows of the current step, and how many of them are done. */
  totalRows: z.int(),
  doneRows: z.int(),
  byName: z.string(),
  createdAt: instant,
  doneAt: instant.nullable(),
});
export type BulkRunRow = z.infer<typeof runRow>;

const run = runRow.extend({
  version: z.int(),
  /** The sum of what is to be done or was done; null for acts without amounts. */
  sumFen: fen.nullable(),
  /** How many are reached, where several rows are one act: the enterprises of bills. */
  groups: z.int().nullable(),
  /** Names of the first rows to be done. */
  firstNames: z.array(z.string()),
  /** Why rows are left, most frequent first. */
  reasons: z.array(reason),
  isUndoable: z.boolean(),
  undoUntil: instant.nullable(),
  actions: abilities(bulkEvents),
});
export type BulkRun = z.infer<typeof run>;

/** What is filled in for an act. */
export const bulkValues = z.object({
  reason: note(m.field_reason, 200),
  workerId: labelled(m.bulk_field_worker, id.nullable().default(null)),
  tagId: labelled(m.bulk_field_tag, code.nullable().default(null)),
  /** By how much a price changes, in hundredths of a percent. */
  percentX100: labelled(
    m.bulk_field_percent,
    z
      .int({ error: m.bulk_fault_percent })
      .min(-5_000, { error: m.bulk_fault_percent })
      .max(10_000, { error: m.bulk_fault_percent })
      .nullable()
      .default(null),
  ),
  dueDay: labelled(
    m.pricing_field_due_day,
    wholeBetween(m.pricing_field_due_day, 1, 31).nullable().default(null),
  ),
  dueDays: labelled(
    m.pricing_field_due_days,
    wholeBetween(m.pricing_field_due_days, 1, 90).nullable().default(null),
  ),
});
export type BulkValues = z.infer<typeof bulkValues>;

const rowId = z.string().max(80);

export const bulkPrepare = call.write(byDesks, '/api/bulkManage/bulk/prepare', {
  summary:
    'Previews an act on chosen rows, or on all that a list’s filter leaves. The previewed rows are what a start acts on.',
  input: z.object({
    data: bulkValues.extend({
      list,
      kind,
      /** Absent for all rows that the filter leaves. */
      ids: z
        .array(rowId)
        .min(1, { error: fault.choose(m.bulk_field_rows) })
        .max(bulkLimits.chosen, { error: fault.maxItems(m.bulk_field_rows, bulkLimits.chosen) })
        .optional(),
      /** The list’s input. */
      filter: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])).default({}),
    }),
  }),
  output: run,
  refuses: [retCodes.RIGHT_MISSING, retCodes.FIELD_REFUSED],
});

export const bulkQueryList = call.list(byDesks, '/api/bulkManage/bulk/queryList', {
  summary: 'Lists the runs of acts that the caller may do, newest first.',
  output: pageOf(runRow),
});

export const bulkQueryDetail = call.detail(byDesks, '/api/bulkManage/bulk/queryDetail', {
  summary: 'Returns a run with its progress, and why rows were left.',
  output: run,
});

const row = z.object({
  position: z.int(),
  name: z.string(),
  state: z.enum(bulkRowStates),
  stateLabel: z.string(),
  fen: fen.nullable(),
  /** Why it was left; empty for what was done. */
  reason: z.string(),
});

export const bulkQueryRows = call.list(byDesks, '/api/bulkManage/bulk/queryRows', {
  summary: 'Lists the rows of a run, with why they were left.',
  filter: { id, state: oneOf(m.field_state, bulkRowStates).optional() },
  output: pageOf(row),
  refuses: [retCodes.NOT_FOUND],
});

export const bulkOperate = call.operate(byDesks, '/api/bulkManage/bulk/operate', {
  summary: 'Starts a previewed run, stops it, tries again what failed, or takes it back.',
  events: bulkEvents,
  output: run,
});

export const bulkRest = call.file(byDesks, '/api/bulkManage/bulk/rest', {
  raw: ['sheet'],
  summary: 'Downloads the rows that were left, with a column that says why.',
});
