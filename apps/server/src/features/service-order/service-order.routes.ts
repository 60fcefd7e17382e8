import {
  disputeExport,
  disputeOperate,
  disputeQueryDetail,
  disputeQueryList,
  ratingOperateManage,
  ratingQueryManageList,
} from '@portal/contract/service-order/manage';
import {
  dealRegister,
  orderApply,
  orderFile,
  orderOperate,
  orderQueryDetail,
  orderQueryList,
  ratingOperate,
  ratingQueryList,
  ratingQueryOwnList,
  ratingSave,
  reputationQueryDetail,
} from '@portal/contract/service-order/public';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { applyOrder, registerDeal } from './apply-order.ts';
import { getOwnOrder, readRated, sendOrderFile } from './get-order.ts';
import { getReputation } from './get-reputation.ts';
import { disputeColumns } from './manage/dispute.columns.ts';
import { decideRating, ruleDispute } from './manage/operate-managed.ts';
import { operateOrder } from './operate-order.ts';
import { operateRating, saveRating } from './rate-order.ts';
import {
  countAskedRatings,
  countOwnRatings,
  countShownRatings,
  listAskedRatings,
  listOwnRatings,
  listShownRatings,
  viewManagedRating,
  viewOwnRating,
  viewRating,
} from './rating.queries.ts';
import {
  countDisputes,
  countOrders,
  getDispute,
  listDisputes,
  listOrders,
  readStory,
} from './service-order.queries.ts';
import { viewManagedOrder, viewManagedOrderDetail, viewOrder } from './service-order.view.ts';

export const serviceOrderRoutes = (): BoundEndpoint[] => [
  bind(orderQueryList, async ({ db, actor, now }, input) => {
    const filter = { ...input, actor, now };
    const rows = await listOrders(db, filter);
    const rated = await readRated(
      db,
      rows.map(({ order }) => order.id),
    );
    const counts = { counts: countOrders(db, filter), tab: input.tab };
    return pageOfTabs(input, Promise.resolve(rows), counts, viewOrder(actor, now, rated));
  }),
  bind(orderQueryDetail, getOwnOrder),
  bind(orderApply, applyOrder),
  bind(orderOperate, operateOrder),
  bindRaw(orderFile, sendOrderFile),
  bind(dealRegister, registerDeal),
  bind(ratingSave, saveRating),
  bind(ratingOperate, operateRating),
  bind(ratingQueryOwnList, ({ db, actor, now }, input) =>
    pageOf(
      input,
      listOwnRatings(db, actor, input),
      countOwnRatings(db, actor, input.view),
      viewOwnRating(actor, now),
    ),
  ),
  bind(ratingQueryList, ({ db }, input) =>
    pageOf(input, listShownRatings(db, input), countShownRatings(db, input), viewRating),
  ),
  bind(reputationQueryDetail, getReputation),
  bind(disputeQueryList, ({ db }, input) =>
    pageOfTabs(
      input,
      listDisputes(db, input),
      { counts: countDisputes(db, input), tab: input.tab },
      viewManagedOrder,
    ),
  ),
  bindRaw(disputeExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '服务争议',
      entity: 'serviceOrder',
      filter: input,
      columns: disputeColumns,
      count: (tx) => countOfTab(countDisputes(tx, input), input.tab),
      read: (tx, page) => listDisputes(tx, { ...input, ...page, sort: '-disputed' }),
    }),
  ),
  bind(disputeQueryDetail, async ({ db }, { id }) => {
    const row = await getDispute(db, id);
    return viewManagedOrderDetail(row, await readStory(db, row));
  }),
  bind(disputeOperate, ruleDispute),
  bind(ratingQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listAskedRatings(db, input),
      { counts: countAskedRatings(db), tab: input.tab },
      viewManagedRating,
    ),
  ),
  bind(ratingOperateManage, decideRating),
];
