import { workQueryFigures } from '@portal/contract/work-figures';
import {
  queueKinds,
  todoExport,
  todoOperate,
  todoQueryCounts,
  todoQueryList,
} from '@portal/contract/work-queue';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { claimWork } from './claim-work.ts';
import { readFigures } from './figures.queries.ts';
import { countByKind, countWork, listWork } from './queue.queries.ts';
import { viewWork, workColumns } from './queue.view.ts';
import { sourcesOf } from './sources/queue-sources.ts';

export function workQueueRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  return [
    bind(todoQueryList, async ({ actor }, input) => {
      const now = clock.now();
      const reading = { sources: sourcesOf(actor), actor, now };
      const [rows, total] = await Promise.all([listWork(db, reading, input), countWork(db, reading, input)]);
      const { pageNo, pageSize } = input;
      const items = rows.map((row) => viewWork(row, actor, now));
      return { rows: items, total, totalIsExact: true, pageNo, pageSize };
    }),
    bindRaw(todoExport, (ctx, input) => {
      const { actor } = ctx;
      const reading = { sources: sourcesOf(actor), actor, now: clock.now() };
      return ctx.exporter.send(ctx, {
        name: '待办',
        entity: 'work',
        filter: input,
        columns: workColumns,
        count: (on) => countWork(on, reading, input),
        read: (on, page) => listWork(on, reading, { ...input, ...page }),
      });
    }),
    bind(todoQueryCounts, async ({ actor }) => {
      const sources = sourcesOf(actor);
      const counts = await countByKind(db, { sources, actor, now: clock.now() });
      return queueKinds
        .filter((kind) => sources.some((source) => source.kind === kind))
        .map((kind) => {
          const found = counts.find((row) => row.kind === kind);
          const { total = 0, overdue = 0, mine = 0, free = 0, oldestAt = null } = found ?? {};
          return { kind, total, overdue, mine, free, oldestAt };
        });
    }),
    bind(workQueryFigures, async () => {
      const now = clock.now();
      const day = chinaDayOf(now);
      return { day, figures: await readFigures(db, day, now) };
    }),
    bind(todoOperate, claimWork),
  ];
}
