import { paths } from '@portal/contract/paths';
import { invoiceFilePurpose } from '@portal/contract/payment/invoice';
import { refundProofPurpose } from '@portal/contract/payment/payee';
import { receiptProofPurpose } from '@portal/contract/payment/receipt';
import type { Feature } from '../../feature/feature.ts';
import { useCreditByItself } from './account/use-credit.ts';
import { creditImporter } from './import/credit.importer.ts';
import { invoiceBulk } from './invoice/invoice.bulk.ts';
import { invoices } from './invoice/invoice.table.ts';
import { settleInvoices } from './invoice/process-invoice.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { paymentLog } from './payment.log.ts';
import { paymentPalette } from './payment.palette.ts';
import {
  bankDoubtQueue,
  bankLineQueue,
  counterDayQueue,
  differenceQueue,
  invoiceQueue,
  receiptQueue,
  refundQueue,
} from './payment.queue.ts';
import { paymentRoutes } from './payment.routes.ts';
import { payOrders, refundOrders } from './payment.table.ts';
import { registerNotices } from './receive-notice.ts';
import { reconcileAll } from './reconcile/reconcile-days.ts';
import { settleJob } from './refund/open-refund.ts';
import { settlePayments } from './settle-payments.ts';

export const paymentFeature: Feature = {
  routes: paymentRoutes,
  plainRoutes: registerNotices,
  jobs: (deps, { payables }) => [
    { name: settleJob, cron: '* * * * *', run: () => settlePayments(deps, { pay: deps.pay, payables }) },
    {
      name: 'payment.checkLedger',
      cron: '15 * * * *',
      run: async () => {
        await checkLedger(deps.database.db, deps.clock.now());
      },
    },
    { name: 'payment.invoices', cron: '* * * * *', run: () => settleInvoices(deps) },
    // Channels publish yesterday's statement at ten in the morning.
    { name: 'payment.reconcile', cron: '40 10-22 * * *', run: () => reconcileAll(deps, { pay: deps.pay }) },
    { name: 'payment.useCredit', cron: '25 * * * *', run: () => useCreditByItself(deps) },
  ],
  menuPages: [
    paths.managePayOrders(),
    paths.manageRefunds(),
    paths.manageInvoices(),
    paths.manageReconcile(),
    paths.manageReceive(),
    paths.manageMoneyRules(),
    paths.tenantAccount(),
  ],
  importers: [creditImporter],
  queue: [
    refundQueue,
    bankLineQueue,
    bankDoubtQueue,
    differenceQueue,
    invoiceQueue,
    receiptQueue,
    counterDayQueue,
  ],
  figures: [
    { figure: 'payments', roles: ['OP_FINANCE'], table: payOrders, at: payOrders.successAt },
    { figure: 'refundRequests', roles: ['OP_FINANCE'], table: refundOrders, at: refundOrders.createdAt },
    { figure: 'invoiceRequests', roles: ['OP_FINANCE'], table: invoices, at: invoices.createdAt },
  ],
  bulk: [invoiceBulk],
  log: paymentLog,
  fileReviewers: {
    [invoiceFilePurpose]: ['OP_FINANCE'],
    [receiptProofPurpose]: ['OP_FINANCE'],
    [refundProofPurpose]: ['OP_FINANCE'],
  },
  palette: paymentPalette,
};
