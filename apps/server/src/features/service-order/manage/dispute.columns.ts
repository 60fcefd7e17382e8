import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { OrderWithNames } from '../service-order.queries.ts';

export const disputeColumns: SheetColumn<OrderWithNames>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '服务单', value: ({ order }) => order.subject, width: 40 },
  { head: '买方', value: ({ buyerName }) => buyerName, width: 30 },
  { head: '机构', value: ({ providerName }) => providerName, width: 30 },
  {
    head: '约定金额（元）',
    value: ({ order }) => (order.agreedFen === null ? null : order.agreedFen / 100),
  },
  { head: '状态', value: ({ order }) => orderLifecycle.labels[order.status]() },
  { head: '提出争议', value: ({ order }) => order.disputedAt && chinaDayOf(order.disputedAt) },
  { head: '裁定', value: ({ order }) => order.ruledAt && chinaDayOf(order.ruledAt) },
];
