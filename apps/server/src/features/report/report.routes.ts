import { budgetQueryYear, budgetSave } from '@portal/contract/report/budget';
import {
  reportExport,
  reportPrint,
  reportQueryCollection,
  reportQueryDetail,
} from '@portal/contract/report/business';
import { deliveryQueryDetail, deliverySave } from '@portal/contract/report/delivery';
import {
  noticePrint,
  noticePrintAll,
  noticePrintOwn,
  noticeQueryList,
  noticeSend,
} from '@portal/contract/report/notice';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { queryBudget } from './budget/query-budget.ts';
import { saveBudget } from './budget/save-budget.ts';
import { exportReport } from './business/export-report.ts';
import { printReport } from './business/print-report.ts';
import { queryCollectionOn, queryReport } from './business/query-report.ts';
import { queryDelivery } from './delivery/query-delivery.ts';
import { saveDelivery } from './delivery/save-delivery.ts';
import { listNotices } from './notice/list-notices.ts';
import { printAllNotices, printNotice, printOwnNotice } from './notice/send-notice-file.ts';
import { sendNotices } from './notice/send-notices.ts';

export const reportRoutes = (): BoundEndpoint[] => [
  bind(reportQueryDetail, queryReport),
  bind(reportQueryCollection, queryCollectionOn),
  bindRaw(reportExport, exportReport),
  bindRaw(reportPrint, printReport),
  bind(budgetQueryYear, queryBudget),
  bind(budgetSave, saveBudget),
  bind(deliveryQueryDetail, queryDelivery),
  bind(deliverySave, saveDelivery),
  bind(noticeQueryList, listNotices),
  bindRaw(noticePrint, printNotice),
  bindRaw(noticePrintAll, printAllNotices),
  bindRaw(noticePrintOwn, printOwnNotice),
  bind(noticeSend, sendNotices),
];
