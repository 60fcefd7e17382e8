import type { repairQueryDetail, repairQueryForm } from '@portal/contract/repair/public';
import { repairPriorities } from '@portal/contract/repair/terms';
import type { Verb } from '../../platform/http/context.ts';
import { getUser } from '../identity/user.public.ts';
import { readAsset } from './asset.public.ts';
import { promiseOf } from './enter-ticket.public.ts';
import { isSeenBy, listPlaces } from './repair.queries.ts';
import { viewOwnTicket } from './repair-view.public.ts';
import { getTicket } from './select-tickets.public.ts';

/** @throws {AppError} 500404 */
export const getOwnRepair: Verb<typeof repairQueryDetail> = async ({ db, actor, now }, { id }) =>
  viewOwnTicket(db, await getTicket(db, now, id, isSeenBy(actor)), actor, now);

/** Initial values of the report form. */
export const getRepairForm: Verb<typeof repairQueryForm> = async ({ db, actor, now }, { asset }) => {
  const { phoneNumber } = await getUser(db, actor.userId);
  return {
    places: await listPlaces(db, actor.userId),
    phone: phoneNumber,
    promises: repairPriorities.map((priority) => ({ priority, ...promiseOf(priority, now) })),
    asset: asset ? await readAsset(db, asset, now) : null,
  };
};
