import type { reputationQueryDetail } from '@portal/contract/service-order/public';
import type { Verb } from '../../platform/http/context.ts';
import { creditOf, readKept } from './credit.ts';
import { readDeals, readResponse } from './measure-shop.ts';

/** The measured reputation of a shop; with a service, only the deals and ratings of that service count. */
export const getReputation: Verb<typeof reputationQueryDetail> = async (
  { db, now },
  { shopId, serviceId },
) => {
  const [deals, response, kept] = await Promise.all([
    readDeals(db, shopId, serviceId),
    readResponse(db, shopId, now),
    readKept(db, shopId, now),
  ]);
  return { ...deals, ...response, credit: creditOf(kept, deals, response) };
};
