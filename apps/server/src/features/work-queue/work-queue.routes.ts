import { queueKinds } from '@portal/contract/kinds';
import { workQueryFigures } from '@portal/contract/work-figures';
import { todoExport, todoOperate, todoQueryCounts, todoQueryList } from '@portal/contract/work-queue';
import type { FigureSource } from '../../feature/figure-source.ts';
import type { QueueSource } from '../../feature/queue-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { claimWork } from './claim-work.ts';
import { readFigures } from './figures.queries.ts';
import { countByKind, countWork, listWork, readingOf } from './queue.queries.ts';
import { viewWork, workColumns } from './queue.view.ts';

export function workQueueRoutes(
  deps: Deps,
  { queue, figures }: { queue: readonly QueueSource[]; figures: readonly FigureSource[] },
): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  return [
    bind(todoQueryList, async ({ actor }, input) => {
      const reading = readingOf(queue, actor, clock.now());
      const [rows, total] = await Promise.all([listWork(db, reading, input), countWork(db, reading, input)]);
      const { pageNo, pageSize } = input;
      const items = rows.map((row) => viewWork(row, reading));
      return { rows: items, total, totalIsExact: true, pageNo, pageSize };
    }),
    bindRaw(todoExport, (ctx, input) => {
      const { actor } = ctx;
      const reading = readingOf(queue, actor, clock.now());
      return ctx.exporter.send(ctx, {
        name: '待办',
        entity: 'work',
        filter: input,
        columns: workColumns(queue),
        count: (on) => countWork(on, reading, input),
        read: (on, page) => listWork(on, reading, { ...input, ...page }),
      });
    }),
    bind(todoQueryCounts, async ({ actor }) => {
      const reading = readingOf(queue, actor, clock.now());
      const counts = await countByKind(db, reading);
      return queueKinds
        .filter((kind) => reading.sources.some((source) => source.kind === kind))
        .map((kind) => {
          const found = counts.find((row) => row.kind === kind);
          const { total = 0, overdue = 0, mine = 0, free = 0, oldestAt = null } = found ?? {};
          return { kind, total, overdue, mine, free, oldestAt };
        });
    }),
    bind(workQueryFigures, async () => {
      const now = clock.now();
      const day = chinaDayOf(now);
      return { day, figures: await readFigures(db, figures, day, now) };
    }),
    bind(todoOperate, (ctx, input) => claimWork({ ...ctx, queue }, input)),
  ];
}
