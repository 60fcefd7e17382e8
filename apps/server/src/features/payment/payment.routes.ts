import { maxListTotal } from '@portal/contract/max-list-total';
import {
  bankDoubtOperateManage,
  bankDoubtQueryManageDetail,
  bankDoubtQueryManageList,
} from '@portal/contract/payment/bank-doubt';
import { bankLayoutForget, bankLayoutQueryList } from '@portal/contract/payment/bank-layout';
import {
  bankLineOperateManage,
  bankLineQueryManageDetail,
  bankLineQueryManageList,
  bankStatementImport,
} from '@portal/contract/payment/bank-line';
import {
  invoiceApply,
  invoiceExport,
  invoiceImportFiles,
  invoiceImportNumbers,
  invoiceOperateManage,
  invoiceQueryManageDetail,
  invoiceQueryManageList,
  invoiceQueryOfOrder,
  invoiceQueryOfReceipt,
  invoiceReissue,
  invoiceWithdraw,
} from '@portal/contract/payment/invoice';
import {
  ledgerQueryBalance,
  payOrderExport,
  payOrderOperateManage,
  payOrderQueryManageDetail,
  payOrderQueryManageList,
  refundOperateManage,
  refundQueryManageDetail,
  refundQueryManageList,
} from '@portal/contract/payment/manage';
import { moneyRulesQuery, moneyRulesSave } from '@portal/contract/payment/money-rules';
import {
  payOrderCancel,
  payOrderCheckReceipt,
  payOrderChoose,
  payOrderCreate,
  payOrderQueryDetail,
  payOrderQueryList,
  payOrderQueryResult,
  payOrderReceipt,
  refundApply,
  refundWithdraw,
} from '@portal/contract/payment/public';
import {
  differenceAsk,
  differenceClose,
  differenceQueryList,
  reconcileQueryDays,
  reconcileQueryPublic,
} from '@portal/contract/payment/reconcile';
import { refundOpenManage } from '@portal/contract/payment/refund-manage';
import type { Contributions } from '../../feature/feature.ts';
import { isPastEnd } from '../../platform/database/count-up-to.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindMultipart, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { accountRoutes } from './account/account.routes.ts';
import { forgetLayout, queryLayouts } from './bank/bank-layouts.ts';
import { importStatement } from './bank/import-statement.ts';
import { operateDoubt } from './bank/operate-doubt.ts';
import { operateLine } from './bank/operate-line.ts';
import { queryDoubt, queryDoubts } from './bank/query-doubts.ts';
import { queryLine, queryLines } from './bank/query-lines.ts';
import { counterDayRoutes } from './counter-day/counter-day.routes.ts';
import type { Desk } from './desk.ts';
import { importInvoiceFiles } from './invoice/import-invoice-files.ts';
import { importNumbers } from './invoice/import-numbers.ts';
import { invoiceColumns } from './invoice/invoice-columns.ts';
import { countExported, listExported } from './invoice/managed-invoice.queries.ts';
import { operateInvoice, queryManagedInvoice, queryManagedInvoices } from './invoice/managed-invoices.ts';
import {
  applyInvoice,
  queryOwnInvoices,
  queryReceiptInvoices,
  withdrawInvoice,
} from './invoice/own-invoices.ts';
import { reissueInvoice } from './invoice/reissue-invoice.ts';
import { queryBalance } from './ledger/query-balance.ts';
import { countAllOrders, countManagedOrders, listManagedOrders } from './manage/managed-order.queries.ts';
import {
  orderColumns,
  peopleOf,
  viewManagedOrder,
  viewManagedRefund,
} from './manage/managed-payment.view.ts';
import {
  countManagedRefunds,
  findManagedRefund,
  listManagedRefunds,
} from './manage/managed-refund.queries.ts';
import { queryMoneyRules, saveMoneyRules } from './manage/money-rules.ts';
import { operateOrder, queryManagedOrder } from './manage/operate-order.ts';
import { operateRefund } from './manage/operate-refund.ts';
import { readMoneyRules } from './money-rules.public.ts';
import { cancelOrder } from './order/cancel-order.ts';
import { checkReceipt } from './order/check-receipt.ts';
import { chooseChannel } from './order/choose-channel.ts';
import { createOrder } from './order/create-order.ts';
import { queryOrder, queryOrders, queryResult } from './order/query-orders.ts';
import { sendReceipt } from './order/send-receipt.ts';
import { receiptRoutes } from './receive/receipt.routes.ts';
import { askDifference, closeDifference, queryDifferences } from './reconcile/differences.ts';
import { queryDays } from './reconcile/query-days.ts';
import { queryPublicDays } from './reconcile/query-public.ts';
import { applyRefund, withdrawRefund } from './refund/apply-refund.ts';
import { openOfficeRefund } from './refund/office-refund.ts';

export function paymentRoutes({ pay }: Deps, { payables }: Contributions): BoundEndpoint[] {
  const desk: Desk = { pay, payables };
  return [
    bind(payOrderCreate, createOrder(desk)),
    bind(payOrderQueryDetail, queryOrder(desk)),
    bind(payOrderQueryResult, queryResult(desk)),
    bind(payOrderChoose, chooseChannel(desk)),
    bind(payOrderCancel, cancelOrder(desk)),
    bind(payOrderQueryList, queryOrders),
    bindRaw(payOrderReceipt, sendReceipt),
    bind(payOrderCheckReceipt, checkReceipt),
    bind(refundApply, applyRefund),
    bind(refundWithdraw, withdrawRefund),
    bind(payOrderQueryManageList, ({ db }, input) =>
      pageOfTabs(
        input,
        isPastEnd(input) ? Promise.resolve([]) : listManagedOrders(db, input),
        { counts: countManagedOrders(db, input), tab: input.state },
        viewManagedOrder,
        maxListTotal,
      ),
    ),
    bindRaw(payOrderExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '支付单',
        entity: 'payOrder',
        filter: input,
        columns: orderColumns,
        count: (tx) => countAllOrders(tx, input),
        read: (tx, page) => listManagedOrders(tx, { ...input, ...page }),
      }),
    ),
    bind(payOrderQueryManageDetail, queryManagedOrder),
    bind(payOrderOperateManage, operateOrder(desk)),
    bind(refundQueryManageList, async ({ db, actor: { userId } }, input) => {
      const rows = isPastEnd(input) ? [] : await listManagedRefunds(db, input);
      const names = await namesOfUsers(db, peopleOf(rows));
      const counts = countManagedRefunds(db, input);
      const rules = await readMoneyRules(db);
      return pageOfTabs(
        input,
        Promise.resolve(rows),
        { counts, tab: input.state },
        (row) => viewManagedRefund(row, names, userId, rules),
        maxListTotal,
      );
    }),
    bind(refundQueryManageDetail, async ({ db, actor: { userId } }, { id }) => {
      const row = await findManagedRefund(db, id);
      if (!row) throw notFound();
      const names = await namesOfUsers(db, peopleOf([row]));
      return viewManagedRefund(row, names, userId, await readMoneyRules(db));
    }),
    bind(refundOperateManage, operateRefund(desk)),
    bind(refundOpenManage, openOfficeRefund),
    bind(ledgerQueryBalance, queryBalance),
    bind(moneyRulesQuery, queryMoneyRules),
    bind(moneyRulesSave, saveMoneyRules),
    bind(bankLineQueryManageList, queryLines),
    bind(bankLineQueryManageDetail, queryLine),
    bind(bankLineOperateManage, operateLine(desk)),
    bindMultipart(bankStatementImport, importStatement(desk)),
    bind(bankLayoutQueryList, queryLayouts),
    bind(bankLayoutForget, forgetLayout),
    bind(bankDoubtQueryManageList, queryDoubts),
    bind(bankDoubtQueryManageDetail, queryDoubt),
    bind(bankDoubtOperateManage, operateDoubt(desk)),
    bind(invoiceQueryOfOrder, queryOwnInvoices(desk)),
    bind(invoiceQueryOfReceipt, queryReceiptInvoices(desk)),
    bind(invoiceApply, applyInvoice(desk)),
    bind(invoiceWithdraw, withdrawInvoice),
    bind(invoiceQueryManageList, queryManagedInvoices),
    bindRaw(invoiceExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '发票',
        entity: 'invoice',
        filter: input,
        columns: invoiceColumns,
        count: (tx) => countExported(tx, input),
        read: (tx, page) => listExported(tx, input, page),
      }),
    ),
    bind(invoiceQueryManageDetail, queryManagedInvoice(desk)),
    bind(invoiceOperateManage, operateInvoice(desk)),
    bind(invoiceReissue, reissueInvoice(desk)),
    bindMultipart(invoiceImportNumbers, importNumbers),
    bindMultipart(invoiceImportFiles, importInvoiceFiles),
    ...receiptRoutes(),
    ...counterDayRoutes(),
    ...accountRoutes(desk),
    bind(reconcileQueryPublic, queryPublicDays),
    bind(reconcileQueryDays, queryDays(desk)),
    bind(differenceQueryList, queryDifferences(desk)),
    bind(differenceAsk, askDifference(desk)),
    bind(differenceClose, closeDifference(desk)),
  ];
}
