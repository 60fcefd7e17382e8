import type { Feature } from '../../feature/feature.ts';
import { eraseOrders, hasOpenOrders } from './service-order.account-end.ts';
import { serviceOrderLog } from './service-order.log.ts';
import { disputeQueue, ratingQueue } from './service-order.queue.ts';
import { serviceOrderRoutes } from './service-order.routes.ts';
import { orderTodo } from './service-order.todo.ts';
import { measureShops, settleOrders } from './settle-orders.ts';

export const serviceOrderFeature: Feature = {
  routes: serviceOrderRoutes,
  jobs: (deps) => [
    { name: 'service-order.settle', cron: '17 * * * *', run: () => settleOrders(deps) },
    { name: 'service-order.measure', cron: '40 2 * * *', run: () => measureShops(deps) },
  ],
  menuPages: [
    '/my-list',
    '/cooperation-list',
    '/offline-cooperation',
    '/my-comment',
    '/manage/order-dispute',
  ],
  queue: [disputeQueue, ratingQueue],
  todo: [orderTodo],
  log: serviceOrderLog,
  cancelChecks: [hasOpenOrders],
  erase: eraseOrders,
};
