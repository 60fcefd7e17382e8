import {
  complaintExport,
  complaintOperate,
  complaintOperateManage,
  complaintQueryDetail,
  complaintQueryManageDetail,
  complaintQueryManageList,
  complaintQueryOwnList,
  complaintSubmit,
} from '@portal/contract/market/shop-complaint';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import {
  countManagedComplaints,
  countOwnComplaints,
  getComplaint,
  listManagedComplaints,
  listOwnComplaints,
} from './complaint.queries.ts';
import {
  complaintColumns,
  viewManagedComplaint,
  viewManagedComplaintDetail,
  viewOwnComplaint,
  viewOwnComplaintDetail,
} from './complaint.view.ts';
import { fileComplaint } from './file-complaint.ts';
import { decideComplaint, operateComplaint } from './operate-complaint.ts';

export const complaintRoutes = (): BoundEndpoint[] => [
  bind(complaintQueryOwnList, ({ db, actor }, input) =>
    pageOfTabs(
      input,
      listOwnComplaints(db, actor, input),
      { counts: countOwnComplaints(db, actor, input), tab: input.state },
      viewOwnComplaint(actor),
    ),
  ),
  bind(complaintQueryDetail, async ({ db, actor }, { id }) =>
    viewOwnComplaintDetail(db, await getComplaint(db, id, actor), actor),
  ),
  bind(complaintSubmit, fileComplaint),
  bind(complaintOperate, operateComplaint),
  bind(complaintQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedComplaints(db, input),
      { counts: countManagedComplaints(db, input), tab: input.state },
      viewManagedComplaint,
    ),
  ),
  bindRaw(complaintExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '店铺投诉',
      entity: 'shopComplaint',
      filter: input,
      columns: complaintColumns,
      count: (tx) => countOfTab(countManagedComplaints(tx, input), input.state),
      read: (tx, page) => listManagedComplaints(tx, { ...input, ...page }),
    }),
  ),
  bind(complaintQueryManageDetail, async ({ db }, { id }) =>
    viewManagedComplaintDetail(db, await getComplaint(db, id)),
  ),
  bind(complaintOperateManage, decideComplaint),
];
