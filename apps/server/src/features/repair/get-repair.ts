import type { repairQueryDetail, repairQueryForm } from '@portal/contract/repair';
import { repairPriorities } from '@portal/contract/repair-terms';
import type { Db } from '../../platform/database/database.ts';
import type { Verb } from '../../platform/http/context.ts';
import { findCaseNumber } from '../case/case.public.ts';
import { getUser } from '../identity/user.public.ts';
import { isOpen } from './repair.policy.ts';
import {
  findAssetByCode,
  getTicket,
  isSeenBy,
  listLogs,
  listPlaces,
  listRepeats,
  type TicketRow,
} from './repair.queries.ts';
import { viewOwnDetail } from './repair.view.ts';
import { newClock } from './service-clock.ts';

/** What stands on the page of a ticket besides its row. */
export async function readBesides(db: Db, { ticket }: TicketRow, withInternal: boolean) {
  const { id, mergedInto: bizId } = ticket;
  return {
    logs: await listLogs(db, id, withInternal),
    mergedNo: (bizId && (await findCaseNumber(db, { kind: 'REPAIR', bizId }))) || '',
  };
}

/** @throws {AppError} 500404 */
export const getOwnRepair: Verb<typeof repairQueryDetail> = async ({ db, actor, now }, { id }) => {
  const row = await getTicket(db, now, id, isSeenBy(actor));
  return viewOwnDetail(row, actor, now, await readBesides(db, row, false));
};

/** What is known of the asset that carries a label. */
export async function readAsset(db: Db, code: string, now: Date) {
  const asset = await findAssetByCode(db, code);
  if (!asset) return null;
  const repeats = await listRepeats(db, asset.id, now);
  return {
    ...asset,
    assetId: asset.id,
    repeats: repeats.map(({ at }) => at.getTime()),
    isReported: repeats.some(({ status }) => isOpen(status)),
  };
}

/** What the form of a report begins with. */
export const getRepairForm: Verb<typeof repairQueryForm> = async ({ db, actor, now }, { asset }) => {
  const { phoneNumber } = await getUser(db, actor.userId);
  return {
    places: await listPlaces(db, actor.userId),
    phone: phoneNumber,
    promises: repairPriorities.map((priority) => {
      const { respondDueAt, finishDueAt } = newClock(priority, now);
      return { priority, respondBy: respondDueAt.getTime(), finishBy: finishDueAt.getTime() };
    }),
    asset: asset ? await readAsset(db, asset, now) : null,
  };
};
