import { queueKinds } from '@portal/contract/kinds';
import { todoExport, todoOperate, todoQueryCounts, todoQueryList } from '@portal/contract/work-queue/public';
import { workQueryChart, workQueryFigures } from '@portal/contract/work-queue/work-figures';
import type { Contributions } from '../../feature/feature.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { claimWork } from './claim-work.ts';
import { readFigures } from './figures.queries.ts';
import { queryChart } from './query-chart.ts';
import { countByKind, countScopes, listWork } from './queue.queries.ts';
import { viewWork, workColumns } from './queue.view.ts';
import { readingOf } from './queue-reading.ts';

export function workQueueRoutes(
  _deps: Deps,
  { queue, places, figures, charts }: Pick<Contributions, 'queue' | 'places' | 'figures' | 'charts'>,
): BoundEndpoint[] {
  return [
    bind(todoQueryList, async ({ db, actor, now }, input) => {
      const reading = readingOf({ queue, places }, actor, now);
      const counts = countScopes(db, reading, input);
      const total = counts.then((all) => all[input.scope]);
      const page = await pageOf(input, listWork(db, reading, input), total, (row) => viewWork(row, reading));
      return { ...page, counts: await counts };
    }),
    bindRaw(todoExport, (ctx, input) => {
      const reading = readingOf({ queue, places }, ctx.actor, ctx.now);
      return ctx.exporter.send(ctx, {
        name: '待办',
        entity: 'work',
        filter: input,
        columns: workColumns(queue),
        count: async (on) => (await countScopes(on, reading, input))[input.scope],
        read: (on, page) => listWork(on, reading, { ...input, ...page }),
      });
    }),
    bind(todoQueryCounts, async ({ db, actor, now }) => {
      const reading = readingOf({ queue, places }, actor, now);
      const counts = await countByKind(db, reading);
      const none = { open: 0, mine: 0, free: 0, overdue: 0, handled: 0, others: 0, oldestAt: null };
      return queueKinds
        .filter((kind) => reading.sources.some(({ source }) => source.kind === kind))
        .map((kind) => counts.find((row) => row.kind === kind) ?? { ...none, kind });
    }),
    bind(workQueryFigures, async ({ db, actor, now }) => {
      const day = chinaDayOf(now);
      return { day, figures: await readFigures(db, figures, { actor, today: day, now }) };
    }),
    bind(workQueryChart, (ctx, input) => queryChart({ ...ctx, charts }, input)),
    bind(todoOperate, (ctx, input) => claimWork({ ...ctx, queue, places }, input)),
  ];
}
