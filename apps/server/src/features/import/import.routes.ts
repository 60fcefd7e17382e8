import {
  importMap,
  importMend,
  importOperate,
  importQueryAccounts,
  importQueryDetail,
  importQueryKinds,
  importQueryList,
  importQueryRows,
  importQuerySamples,
  importQueryUndo,
  importQueryValues,
  importRest,
  importTemplate,
  importUpload,
} from '@portal/contract/import/import';
import { importKindNames } from '@portal/contract/import/terms';
import { notFound } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { type BoundEndpoint, bind, bindMultipart, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { queryAccounts } from './entered-accounts.ts';
import {
  countRows,
  countRowTabs,
  getRun,
  getSheet,
  isVisible,
  listRows,
  listRuns,
  listSheets,
  sumCounts,
} from './import.queries.ts';
import { importRuns } from './import.table.ts';
import { keeperOf, viewField, viewRow, viewRun, viewRunRow } from './import.view.ts';
import { sendRest, sendTemplate } from './import-sheets.ts';
import type { Importers } from './importers.ts';
import { judgeRows } from './judge-rows.ts';
import { mapImport } from './map-import.ts';
import { mendRow } from './mend-row.ts';
import { operateImport } from './operate-import.ts';
import { previewUndo } from './preview-undo.ts';
import { querySamples } from './query-samples.ts';
import { receiveImport } from './receive-import.ts';
import { queryValues } from './value-mapping.ts';

/** The kinds that the caller may import; a kind is missing while nothing of it exists. */
async function queryKinds(
  { db, actor }: ContextOf<typeof importQueryKinds>,
  importers: Importers,
): Promise<OutputOf<typeof importQueryKinds>> {
  const counts = new Map(
    await Promise.all(importers.all.map(async (one) => [one.kind, await one.count(db)] as const)),
  );
  return {
    rows: importers.for(actor).map(({ kind, fields, after = [], needsSecond = false }) => ({
      kind,
      name: importKindNames[kind](),
      fields: fields.map(viewField),
      count: counts.get(kind) ?? 0,
      missing: after.filter((one) => counts.get(one) === 0),
      needsSecond,
    })),
  };
}

async function queryRuns(
  { db, actor }: ContextOf<typeof importQueryList>,
  importers: Importers,
  input: InputOf<typeof importQueryList>,
): Promise<OutputOf<typeof importQueryList>> {
  const where = isVisible(importers, actor);
  const runs = await listRuns(db, where, input);
  const sheets = await Promise.all(runs.map(({ id }) => listSheets(db, id)));
  const [counts, names] = await Promise.all([
    countRows(
      db,
      sheets.flat().map(({ id }) => id),
    ),
    namesOfUsers(db, runs.map(keeperOf)),
  ]);
  const countOf = (at: number) => sumCounts((sheets[at] ?? []).flatMap(({ id }) => counts.get(id) ?? []));
  const rows = runs.map((run, at) => viewRunRow(run, countOf(at), names));
  return pageOf(input, Promise.resolve(rows), db.$count(importRuns, where), (row) => row);
}

async function queryRows(
  ctx: ContextOf<typeof importQueryRows>,
  importers: Importers,
  { id, ...input }: InputOf<typeof importQueryRows>,
): Promise<OutputOf<typeof importQueryRows>> {
  const { db } = ctx;
  const run = await getRun(db, id, isVisible(importers, ctx.actor));
  const sheet = await getSheet(db, run.id, input.sheetId);
  return pageOfTabs(
    input,
    listRows(db, input).then((rows) => judgeRows(db, ctx, importers, sheet, rows)),
    { counts: countRowTabs(db, sheet.id), tab: input.tab },
    (row) => viewRow(sheet, row),
  );
}

export const importRoutes = (importers: Importers): BoundEndpoint[] => [
  bind(importQueryKinds, (ctx) => queryKinds(ctx, importers)),
  bindRaw(importTemplate, (ctx, { kind }) => {
    if (!importers.for(ctx.actor).some((one) => one.kind === kind)) throw notFound();
    return sendTemplate(ctx, importers.of(kind));
  }),
  bind(importQueryList, (ctx, input) => queryRuns(ctx, importers, input)),
  bindMultipart(importUpload, (ctx) => receiveImport(ctx, importers)),
  bind(importQueryDetail, async (ctx, { id }) =>
    viewRun(ctx.db, ctx, importers, await getRun(ctx.db, id, isVisible(importers, ctx.actor))),
  ),
  bind(importQueryValues, (ctx, input) => queryValues(ctx, importers, input)),
  bind(importMap, (ctx, input) => mapImport(ctx, importers, input)),
  bind(importQueryRows, (ctx, input) => queryRows(ctx, importers, input)),
  bind(importQuerySamples, (ctx, input) => querySamples(ctx, importers, input)),
  bind(importMend, (ctx, input) => mendRow(ctx, importers, input)),
  bind(importOperate, (ctx, input) => operateImport(ctx, importers, input)),
  bind(importQueryUndo, (ctx, input) => previewUndo(ctx, importers, input)),
  bind(importQueryAccounts, (ctx, input) => queryAccounts(ctx, importers, input)),
  bindRaw(importRest, (ctx, { id }) => sendRest(ctx, importers, id)),
];
