import {
  repairExport,
  repairOperateManage,
  repairPrintLabels,
  repairQueryAsset,
  repairQueryAssets,
  repairQueryManageDetail,
  repairQueryManageList,
  repairQueryWorkers,
  repairSaveAsset,
} from '@portal/contract/repair/manage';
import {
  repairOperate,
  repairQueryDetail,
  repairQueryForm,
  repairQueryList,
  repairSubmit,
} from '@portal/contract/repair/public';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { getOwnRepair, getRepairForm } from './get-repair.ts';
import { listWorkers } from './list-workers.public.ts';
import { getAsset, listAssets, saveAsset } from './manage/assets.ts';
import { dispatchRepair } from './manage/dispatch-repair.ts';
import { countManagedTickets, listManagedTickets } from './manage/managed-repair.queries.ts';
import { repairColumns, viewManagedDetail } from './manage/managed-repair.view.ts';
import { printLabels } from './manage/print-labels.ts';
import { operateRepair } from './operate-repair.public.ts';
import { countOwnTickets, listOwnTickets } from './repair.queries.ts';
import { viewManaged, viewOwn } from './repair-view.public.ts';
import { getTicket } from './select-tickets.public.ts';
import { submitRepair } from './submit-repair.ts';
import { ticketWithin } from './within.public.ts';

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
  bind(repairQueryManageList, ({ db, now, actor }, input) => {
    const filter = { ...input, within: ticketWithin(actor) };
    return pageOfTabs(
      input,
      listManagedTickets(db, now, filter),
      { counts: countManagedTickets(db, now, filter), tab: input.tab },
      (row) => viewManaged(row, now),
    );
  }),
  bindRaw(repairExport, (ctx, input) => {
    const filter = { ...input, within: ticketWithin(ctx.actor) };
    return ctx.exporter.send(ctx, {
      name: '报修工单',
      entity: 'repairTicket',
      filter: input,
      columns: repairColumns(ctx.now),
      count: (tx) => countOfTab(countManagedTickets(tx, ctx.now, filter), input.tab),
      read: (tx, page) => listManagedTickets(tx, ctx.now, { ...filter, ...page }),
    });
  }),
  bind(repairQueryManageDetail, async ({ db, now }, { id }) =>
    viewManagedDetail(db, await getTicket(db, now, id), now),
  ),
  bind(repairQueryWorkers, ({ db, now }) => listWorkers(db, now)),
  bind(repairOperateManage, dispatchRepair),
  bind(repairQueryAssets, listAssets),
  bindRaw(repairPrintLabels, printLabels),
  bind(repairQueryAsset, getAsset),
  bind(repairSaveAsset, saveAsset),
];
