import { queueKinds } from '@portal/contract/kinds';
import { workQueryFigures } from '@portal/contract/work-figures';
import { todoExport, todoOperate, todoQueryCounts, todoQueryList } from '@portal/contract/work-queue';
import type { FigureSource } from '../../feature/figure-source.ts';
import type { QueueSource } from '../../feature/queue-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { claimWork } from './claim-work.ts';
import { readFigures } from './figures.queries.ts';
import { countByKind, countWork, listWork, readingOf } from './queue.queries.ts';
import { viewWork, workColumns } from './queue.view.ts';

export function workQueueRoutes(
  _deps: Deps,
  { queue, figures }: { queue: readonly QueueSource[]; figures: readonly FigureSource[] },
): BoundEndpoint[] {
  return [
    bind(todoQueryList, ({ db, actor, now }, input) => {
      const reading = readingOf(queue, actor, now);
      return pageOf(input, listWork(db, reading, input), countWork(db, reading, input), (row) =>
        viewWork(row, reading),
      );
    }),
    bindRaw(todoExport, (ctx, input) => {
      const reading = readingOf(queue, ctx.actor, ctx.now);
      return ctx.exporter.send(ctx, {
        name: '待办',
        entity: 'work',
        filter: input,
        columns: workColumns(queue),
        count: (on) => countWork(on, reading, input),
        read: (on, page) => listWork(on, reading, { ...input, ...page }),
      });
    }),
    bind(todoQueryCounts, async ({ db, actor, now }) => {
      const reading = readingOf(queue, actor, now);
      const counts = await countByKind(db, reading);
      return queueKinds
        .filter((kind) => reading.sources.some((source) => source.kind === kind))
        .map((kind) => {
          const found = counts.find((row) => row.kind === kind);
          const { total = 0, overdue = 0, mine = 0, free = 0, oldestAt = null } = found ?? {};
          return { kind, total, overdue, mine, free, oldestAt };
        });
    }),
    bind(workQueryFigures, async ({ db, now }) => {
      const day = chinaDayOf(now);
      return { day, figures: await readFigures(db, figures, day, now) };
    }),
    bind(todoOperate, (ctx, input) => claimWork({ ...ctx, queue }, input)),
  ];
}
