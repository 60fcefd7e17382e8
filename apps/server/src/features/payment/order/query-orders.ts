import type {
  payOrderQueryDetail,
  payOrderQueryList,
  payOrderQueryResult,
} from '@portal/contract/payment/public';
import { and, desc, inArray } from 'drizzle-orm';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { limitConcurrency } from '../../../platform/files/limit-concurrency.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import type { Desk } from '../desk.ts';
import { payOrders } from '../payment.table.ts';
import { askChannel } from './give-up.ts';
import { findHeld, heldBy, openAttemptsOf } from './order.queries.ts';
import { viewOrder, viewOrderRow } from './view-order.ts';

/** A waiting page polls often; an attempt younger than this is not asked about at its channel. */
const askAfterMs = 2_000;

/** Usually one attempt is open; a payer who often switches channels must not flood them. */
const askedAtOnce = 4;

const statesOf = {
  OPEN: ['CREATED', 'PAYING', 'EXCEPTION'],
  PAID: ['SUCCESS'],
  CLOSED: ['CLOSED', 'SUCCESS_LATE'],
} as const;
type Tab = keyof typeof statesOf;
const isInTab = (tab: Tab | undefined) => tab && inArray(payOrders.status, [...statesOf[tab]]);

export const queryOrder =
  (desk: Desk): Verb<typeof payOrderQueryDetail> =>
  async (ctx, { id, key }) =>
    viewOrder(ctx, desk, await findHeld(ctx.db, { id }, ctx.actor, key));

/** Returns the result of an order, and asks the channel too, so that a lost notice keeps nobody waiting. */
export const queryResult =
  (desk: Desk): Verb<typeof payOrderQueryResult> =>
  async (ctx, { orderNo, key }) => {
    const order = await findHeld(ctx.db, { no: orderNo }, ctx.actor, key);
    if (order.status !== 'PAYING') return viewOrder(ctx, desk, order);
    const attempts = await openAttemptsOf(ctx.db, order.id);
    const isOld = ({ createdAt }: (typeof attempts)[number]) =>
      ctx.now.getTime() - createdAt.getTime() >= askAfterMs;
    const limited = limitConcurrency(askedAtOnce);
    await Promise.all(attempts.filter(isOld).map((attempt) => limited(() => askChannel(ctx, desk, attempt))));
    return viewOrder(ctx, desk, await findHeld(ctx.db, { no: orderNo }, ctx.actor, key));
  };

export const queryOrders: Verb<typeof payOrderQueryList> = ({ db, actor }, input) => {
  const { tab, pageNo, pageSize } = input;
  const own = heldBy(actor);
  const rows = db
    .select()
    .from(payOrders)
    .where(and(own, isInTab(tab)))
    .orderBy(desc(payOrders.createdAt), desc(payOrders.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const counts = countTabs(['OPEN', 'PAID', 'CLOSED'], isInTab, (columns) =>
    db.select(columns).from(payOrders).where(own),
  );
  return pageOfTabs(input, rows, { counts, tab }, viewOrderRow);
};
