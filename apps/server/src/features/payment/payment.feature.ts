import type { Feature } from '../../feature/feature.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { paymentLog } from './payment.log.ts';
import { bankLineQueue, invoiceQueue, refundQueue } from './payment.queue.ts';
import { paymentRoutes } from './payment.routes.ts';
import { registerNotices } from './receive-notice.ts';
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
  ],
  menuPages: ['/manage/pay-order', '/manage/refund', '/manage/reconcile'],
  queue: [refundQueue, bankLineQueue, invoiceQueue],
  log: paymentLog,
};
