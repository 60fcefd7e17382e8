import { maxExportRows } from '@portal/contract/export';
import {
  operLogExport,
  operLogQueryDetail,
  operLogQueryFacets,
  operLogQueryList,
} from '@portal/contract/oper-log/public';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { LogReader } from './compose-log.ts';
import { nameValues } from './name-values.ts';
import { countOperLogs, findOperLog, listOperLogs, listValues, maxCounted } from './oper-log.queries.ts';
import { operLogColumns, viewOperLog, viewOperLogDetail } from './oper-log.view.ts';

export function operLogRoutes(deps: Deps, log: LogReader): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(operLogQueryList, (ctx, input) =>
      pageOf(
        input,
        listOperLogs(ctx.db, log, input),
        countOperLogs(ctx.db, input),
        (row) => viewOperLog(log, row),
        maxCounted,
      ),
    ),
    bind(operLogQueryFacets, async () => {
      const [events, entities] = await Promise.all([listValues(db, 'event'), listValues(db, 'entity')]);
      return {
        events: events.map((event) => ({ event, label: log.eventLabelOf(event) })),
        entities: entities.map((entity) => ({ entity, label: log.entityLabelOf(entity) })),
      };
    }),
    bind(operLogQueryDetail, async (_ctx, input) => {
      const row = await findOperLog(db, log, input.id);
      if (!row) throw notFound();
      return viewOperLogDetail(log, row, await nameValues(db, log, row));
    }),
    bindRaw(operLogExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '操作日志',
        entity: 'operLog',
        filter: input,
        columns: operLogColumns(log),
        count: (tx) => countOperLogs(tx, input, maxExportRows),
        read: (tx, page) => listOperLogs(tx, log, { ...input, ...page }),
      }),
    ),
  ];
}
