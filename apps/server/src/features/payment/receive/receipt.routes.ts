import { maxListTotal } from '@portal/contract/max-list-total';
import {
  receiptEnter,
  receiptExport,
  receiptOperate,
  receiptPreview,
  receiptPrint,
  receiptQueryAllocation,
  receiptQueryCandidates,
  receiptQueryDay,
  receiptQueryDetail,
  receiptQueryList,
  receiptQueryOwnList,
} from '@portal/contract/payment/receipt';
import { isPastEnd } from '../../../platform/database/count-up-to.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { enterReceipt } from './enter-receipt.ts';
import { operateReceipt } from './operate-receipt.ts';
import { queryOwnReceipts } from './own-receipts.ts';
import { previewReceipt } from './preview-receipt.ts';
import { printReceipt } from './print-receipt.ts';
import { queryAllocation } from './query-allocation.ts';
import { queryCandidates } from './query-candidates.ts';
import { queryDay } from './query-day.ts';
import { countAllReceipts, countReceipts, getReceipt, listReceipts } from './receipt.queries.ts';
import { receiptColumns, viewReceipt, viewReceiptDetail } from './receipt.view.ts';

export const receiptRoutes = (): BoundEndpoint[] => [
  bind(receiptQueryCandidates, queryCandidates),
  bind(receiptQueryAllocation, queryAllocation),
  bind(receiptPreview, previewReceipt),
  bind(receiptEnter, enterReceipt),
  bind(receiptQueryDay, queryDay),
  bind(receiptQueryList, ({ db }, input) =>
    pageOfTabs(
      input,
      isPastEnd(input) ? Promise.resolve([]) : listReceipts(db, input),
      { counts: countReceipts(db, input), tab: input.state },
      viewReceipt,
      maxListTotal,
    ),
  ),
  bind(receiptQueryOwnList, queryOwnReceipts),
  bind(receiptQueryDetail, async ({ db, actor }, { id }) =>
    viewReceiptDetail(db, await getReceipt(db, id), actor.userId),
  ),
  bindRaw(receiptExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '收款',
      entity: 'payReceipt',
      filter: input,
      columns: receiptColumns,
      count: (tx) => countAllReceipts(tx, input),
      read: (tx, page) => listReceipts(tx, { ...input, ...page }),
    }),
  ),
  bind(receiptOperate, operateReceipt),
  bindRaw(receiptPrint, printReceipt),
];
