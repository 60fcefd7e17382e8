import {
  bulkOperate,
  bulkPrepare,
  bulkQueryActs,
  bulkQueryDetail,
  bulkQueryList,
  bulkQueryRows,
  bulkRest,
} from '@portal/contract/bulk/bulk';
import { bulkKindNames } from '@portal/contract/bulk/terms';
import type { CallAs } from '../../platform/http/call-as.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import {
  countRows,
  countStated,
  countsOf,
  getRun,
  isListed,
  isVisible,
  listRows,
  listRuns,
} from './bulk.queries.ts';
import { bulkRuns } from './bulk.table.ts';
import { viewRows, viewRun, viewRunRow } from './bulk.view.ts';
import type { BulkActs } from './bulk-acts.ts';
import { operateRun } from './operate-run.ts';
import { prepareRun } from './prepare-run.ts';
import { sendRest } from './send-rest.ts';

async function queryRuns(
  { db, actor }: ContextOf<typeof bulkQueryList>,
  acts: BulkActs,
  input: InputOf<typeof bulkQueryList>,
): Promise<OutputOf<typeof bulkQueryList>> {
  const where = isListed(acts, actor);
  const runs = await listRuns(db, where, input);
  const counts = await countRows(
    db,
    runs.map(({ id }) => id),
  );
  const names = await namesOfUsers(
    db,
    runs.map(({ createdBy }) => createdBy),
  );
  const rows = await Promise.all(
    runs.map(async (run) => viewRunRow(run, counts.get(run.id) ?? (await countsOf(db, run.id)), names)),
  );
  return pageOf(input, Promise.resolve(rows), db.$count(bulkRuns, where), (row) => row);
}

async function queryRows(
  ctx: ContextOf<typeof bulkQueryRows>,
  acts: BulkActs,
  { id, ...input }: InputOf<typeof bulkQueryRows>,
): Promise<OutputOf<typeof bulkQueryRows>> {
  const { db } = ctx;
  const run = await getRun(db, id, isVisible(acts, ctx.actor));
  const rows = await viewRows(db, ctx, acts, run, await listRows(db, id, input));
  return pageOf(input, Promise.resolve(rows), countStated(db, id, input.state), (row) => row);
}

export const bulkRoutes = (acts: BulkActs, callAs: CallAs): BoundEndpoint[] => [
  bind(bulkQueryActs, async ({ db, actor, now }, { list }) => ({
    acts: await Promise.all(
      acts.on(list, actor).map(async ({ act: { kind, isDanger = false, needs = [], choices, undo } }) => ({
        kind,
        name: bulkKindNames[kind](),
        isDanger,
        isUndoable: undo !== undefined,
        needs: [...needs],
        choices: [...((await choices?.(db, now)) ?? [])],
      })),
    ),
  })),
  bind(bulkPrepare, (ctx, input) => prepareRun(ctx, acts, callAs, input)),
  bind(bulkQueryList, (ctx, input) => queryRuns(ctx, acts, input)),
  bind(bulkQueryDetail, async (ctx, { id }) =>
    viewRun(ctx.db, ctx, acts, await getRun(ctx.db, id, isVisible(acts, ctx.actor))),
  ),
  bind(bulkQueryRows, (ctx, input) => queryRows(ctx, acts, input)),
  bind(bulkOperate, (ctx, input) => operateRun(ctx, acts, input)),
  bindRaw(bulkRest, (ctx, { id }) => sendRest(ctx, acts, id)),
];
