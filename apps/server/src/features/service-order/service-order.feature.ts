import { complaintFilePurpose } from '@portal/contract/market/shop-complaint-terms';
import { paths } from '@portal/contract/paths';
import { ratingPicturePurpose } from '@portal/contract/service-order/terms';
import type { Feature } from '../../feature/feature.ts';
import { complaintRoutes } from './complaint/complaint.routes.ts';
import { serviceQuestionRoutes } from './question/question.routes.ts';
import { eraseOrders, eraseQuestions, hasOpenOrders } from './service-order.account-end.ts';
import { serviceOrderLog } from './service-order.log.ts';
import { complaintQueue, disputeQueue, questionQueue, ratingQueue } from './service-order.queue.ts';
import { serviceOrderRoutes } from './service-order.routes.ts';
import { complaintTodo, orderTodo, questionTodo } from './service-order.todo.ts';
import { measureShops, settleOrders } from './settle-orders.ts';

export const serviceOrderFeature: Feature = {
  routes: () => [...serviceOrderRoutes(), ...serviceQuestionRoutes(), ...complaintRoutes()],
  jobs: (deps) => [
    { name: 'service-order.settle', cron: '17 * * * *', run: () => settleOrders(deps) },
    { name: 'service-order.measure', cron: '40 2 * * *', run: () => measureShops(deps) },
  ],
  menuPages: [
    paths.myOrders(),
    paths.receivedOrders(),
    paths.offlineDeals(),
    paths.myRatings(),
    paths.manageDisputes(),
  ],
  queue: [disputeQueue, ratingQueue, questionQueue, complaintQueue],
  figures: [{ figure: 'serviceOrders', roles: ['OP_SERVICE'], events: ['serviceOrder.apply'] }],
  todo: [orderTodo, questionTodo, complaintTodo],
  log: serviceOrderLog,
  cancelChecks: [hasOpenOrders],
  fileReviewers: { [complaintFilePurpose]: ['OP_SERVICE'], [ratingPicturePurpose]: ['OP_SERVICE'] },
  erase: async (tx, userId, now) => {
    await eraseOrders(tx, userId, now);
    await eraseQuestions(tx, userId, now);
  },
};
