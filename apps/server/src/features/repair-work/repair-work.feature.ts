import { paths } from '@portal/contract/paths';
import { repairPrintJob } from '@portal/contract/repair/print';
import { repairQueryJob, repairQueryJobs, repairWork } from '@portal/contract/repair/work';
import type { Feature } from '../../feature/feature.ts';
import { bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { getTicket } from '../repair/select-tickets.public.ts';
import { printOrder } from '../upkeep/print-order.public.ts';
import { countJobs, isForWorker, listJobs, viewJob, viewJobDetail } from './job.queries.ts';
import { workRepair } from './work-repair.ts';

export const repairWorkFeature: Feature = {
  routes: () => [
    bind(repairQueryJobs, ({ db, now, actor: { userId } }, input) =>
      pageOfTabs(
        input,
        listJobs(db, now, { ...input, userId }),
        { counts: countJobs(db, userId), tab: input.tab },
        (row) => viewJob(row, userId, now),
      ),
    ),
    bind(repairQueryJob, async ({ db, now, actor: { userId } }, { id }) =>
      viewJobDetail(db, await getTicket(db, now, id, isForWorker(userId)), userId, now),
    ),
    bind(repairWork, workRepair),
    bindRaw(repairPrintJob, async (ctx, { id }) =>
      printOrder(ctx, await getTicket(ctx.db, ctx.now, id, isForWorker(ctx.actor.userId))),
    ),
  ],
  menuPages: [paths.myRepairs()],
};
