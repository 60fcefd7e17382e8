import {
  repairOperate,
  repairQueryDetail,
  repairQueryForm,
  repairQueryList,
  repairSubmit,
} from '@portal/contract/repair';
import {
  repairOperateAsGuest,
  repairQueryAsGuest,
  repairQueryGuestForm,
  repairSubmitAsGuest,
} from '@portal/contract/repair-guest';
import {
  repairExport,
  repairOperateManage,
  repairQueryAssets,
  repairQueryBoard,
  repairQueryJob,
  repairQueryJobs,
  repairQueryManageDetail,
  repairQueryManageList,
  repairQueryWorkers,
  repairSaveAsset,
  repairWork,
} from '@portal/contract/repair-manage';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { getOwnRepair, getRepairForm } from './get-repair.ts';
import { getAsGuest, getGuestForm, operateAsGuest, submitAsGuest } from './guest-repair.ts';
import { listAssets, saveAsset } from './manage/assets.ts';
import { listWorkers, queryBoard } from './manage/board.queries.ts';
import { dispatchRepair } from './manage/dispatch-repair.ts';
import { countManagedTickets, listManagedTickets } from './manage/managed-repair.queries.ts';
import { repairColumns, viewManaged, viewManagedDetail } from './manage/managed-repair.view.ts';
import { operateRepair } from './operate-repair.ts';
import { countOwnTickets, getTicket, listOwnTickets } from './repair.queries.ts';
import { viewOwn } from './repair.view.ts';
import { submitRepair } from './submit-repair.ts';
import { countJobs, isForWorker, listJobs, viewJob, viewJobDetail } from './work/job.queries.ts';
import { workRepair } from './work/work-repair.ts';

export const repairRoutes = (): BoundEndpoint[] => [
  bind(repairQueryForm, getRepairForm),
  bind(repairSubmit, submitRepair),
  bind(repairQueryList, ({ db, now, actor }, input) =>
    pageOfTabs(
      input,
      listOwnTickets(db, now, { ...input, actor }),
      { counts: countOwnTickets(db, actor), tab: input.tab },
      (row) => viewOwn(row, actor, now),
    ),
  ),
  bind(repairQueryDetail, getOwnRepair),
  bind(repairOperate, operateRepair),
  bind(repairQueryGuestForm, getGuestForm),
  bind(repairSubmitAsGuest, submitAsGuest),
  bind(repairQueryAsGuest, getAsGuest),
  bind(repairOperateAsGuest, operateAsGuest),
  bind(repairQueryBoard, queryBoard),
  bind(repairQueryManageList, ({ db, now }, input) =>
    pageOfTabs(
      input,
      listManagedTickets(db, now, input),
      { counts: countManagedTickets(db, now, input), tab: input.tab },
      (row) => viewManaged(row, now),
    ),
  ),
  bindRaw(repairExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '报修工单',
      entity: 'repairTicket',
      filter: input,
      columns: repairColumns(ctx.now),
      count: (tx) => countOfTab(countManagedTickets(tx, ctx.now, input), input.tab),
      read: (tx, page) => listManagedTickets(tx, ctx.now, { ...input, ...page }),
    }),
  ),
  bind(repairQueryManageDetail, async ({ db, now }, { id }) =>
    viewManagedDetail(db, await getTicket(db, now, id), now),
  ),
  bind(repairQueryWorkers, ({ db, now }) => listWorkers(db, now)),
  bind(repairOperateManage, dispatchRepair),
  bind(repairQueryAssets, listAssets),
  bind(repairSaveAsset, saveAsset),
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
];
