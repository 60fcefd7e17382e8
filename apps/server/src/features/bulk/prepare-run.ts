import type { bulkPrepare } from '@portal/contract/bulk/bulk';
import { type BulkField, bulkLimits } from '@portal/contract/bulk/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { BulkTarget } from '../../feature/bulk-act.ts';
import { nextBusinessNumber } from '../../platform/business-number.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { CallAs } from '../../platform/http/call-as.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { fieldFaults } from '../../platform/http/read-input.ts';
import { type BulkRowRecord, bulkRows, bulkRuns } from './bulk.table.ts';
import { viewRun } from './bulk.view.ts';
import type { BulkActs, ListedAct } from './bulk-acts.ts';
import { lookInBatches } from './look-in-batches.ts';

type Data = InputOf<typeof bulkPrepare>['data'];

/** Rows of a page of the list, and of a statement. */
const pageSize = 50;
const perStatement = 1_000;

const labels: Record<BulkField, () => string> = {
  reason: m.field_reason,
  workerId: m.bulk_field_worker,
  tagId: m.bulk_field_tag,
  percentX100: m.bulk_field_percent,
  dueDay: m.pricing_field_due_day,
  dueDays: m.pricing_field_due_days,
};

/** @throws {AppError} 100002 at the fields that the act needs and that are empty */
function requireFilled({ act }: ListedAct, data: Data): void {
  const missing = (act.needs ?? []).filter((field) => data[field] === null || data[field] === '');
  if (missing.length === 0) return;
  throw fieldsRefused(
    Object.fromEntries(
      missing.map((field) => [`data.${field}`, m.fault_fill_in({ field: labels[field]() })]),
    ),
  );
}

/** What the single act's form refuses of the values is refused here, at the same field. */
function requireValid({ act }: ListedAct, data: Data, target: BulkTarget | undefined): void {
  if (!target) return;
  const parsed = act.call.input.safeParse(act.input(target, data, [target]));
  if (parsed.success) return;
  const faults = Object.entries(fieldFaults(parsed.error)).map(([path, text]): [string, string] => {
    const name = path.split('.').at(-1) ?? path;
    return [`data.${name}`, text];
  });
  throw fieldsRefused(Object.fromEntries(faults));
}

interface ListAnswer {
  rows: never[];
}

/**
 * Keys of all rows that the filter leaves: the list's own call is read page by page, so that filter and rights are the
 * list's.
 * @throws {AppError} 100002 for more than a run takes
 */
async function keysByFilter(ctx: Context, callAs: CallAs, { source }: ListedAct, filter: Data['filter']) {
  const { pageNo: _no, pageSize: _size, ...input } = filter;
  const { actor, ip, userAgent, db } = ctx;
  const keys = new Set<string>();
  for (let pageNo = 1, isFull = true; isFull; pageNo++) {
    const answer = await callAs({ actor, ip, userAgent, db }, source.list, { ...input, pageNo, pageSize });
    const { rows } = answer as ListAnswer;
    for (const row of rows) keys.add(source.keyOf(row));
    isFull = rows.length === pageSize;
    if (keys.size > bulkLimits.rows)
      throw fieldsRefused({ 'data.filter': m.bulk_refusal_many({ max: bulkLimits.rows }) });
  }
  return [...keys];
}

const rowOf = (
  runId: string,
  position: number,
  entityId: string,
  target: BulkTarget | undefined,
): BulkRowRecord => ({
  runId,
  position,
  entityId,
  groupKey: target?.group ?? entityId,
  status: target?.barred === null ? 'OPEN' : 'BARRED',
  reason: target ? target.barred : 'gone',
  entityVersion: target?.version ?? 0,
  fen: target?.fen ?? null,
});

/**
 * Previews an act on chosen rows, or on all that a filter leaves. Nothing is done yet: the rows are kept in the version
 * in which they were previewed, and a start acts on these.
 * @throws {AppError} 300002, 100002
 */
export async function prepareRun(
  ctx: Context,
  acts: BulkActs,
  callAs: CallAs,
  { data }: InputOf<typeof bulkPrepare>,
): Promise<OutputOf<typeof bulkPrepare>> {
  const listed = acts.on(data.list, ctx.actor).find(({ act }) => act.kind === data.kind);
  if (!listed) throw new AppError(retCodes.RIGHT_MISSING);
  requireFilled(listed, data);
  const keys = data.ids ?? (await keysByFilter(ctx, callAs, listed, data.filter));
  const { idOf = (key: string) => key } = listed.source;
  const named = [...new Set(keys.map((key) => idOf(key, data.filter, ctx.now)))];
  const ids = await acts.keptWithin(ctx.db, ctx.actor, listed, named);
  const { reason, workerId, tagId, percentX100, dueDay, dueDays } = data;
  const values = { reason, workerId, tagId, percentX100, dueDay, dueDays };
  const found = await lookInBatches(ctx.db, listed.act, ids, acts.lookOf(ctx, values));
  requireValid(
    listed,
    data,
    [...found.values()].find(({ barred }) => barred === null),
  );
  const run = await inTransaction(ctx.db, async (tx) => {
    const author = {
      createdAt: ctx.now,
      createdBy: ctx.actor.userId,
      updatedAt: ctx.now,
      updatedBy: ctx.actor.userId,
    };
    const [row] = await tx
      .insert(bulkRuns)
      .values({
        id: ulid(ctx.now.getTime()),
        ...author,
        no: await nextBusinessNumber(tx, 'PL', ctx.now),
        kind: data.kind,
        list: data.list,
        values,
        status: 'PREPARED',
      })
      .returning();
    if (!row) throw new Error('nothing was inserted');
    const rows = ids.map((id, at) => rowOf(row.id, at + 1, id, found.get(id)));
    for (let from = 0; from < rows.length; from += perStatement)
      await tx.insert(bulkRows).values(rows.slice(from, from + perStatement));
    return row;
  });
  return viewRun(ctx.db, ctx, acts, run);
}
