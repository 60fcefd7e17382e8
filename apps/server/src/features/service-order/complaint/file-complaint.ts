import type { complaintSubmit } from '@portal/contract/market/shop-complaint';
import { complaintFilePurpose } from '@portal/contract/market/shop-complaint-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../../platform/workflow/move-state.ts';
import { shops } from '../../market/market.table.ts';
import { getComplaint } from './complaint.queries.ts';
import { type ShopComplaint, shopComplaints } from './complaint.table.ts';
import { viewOwnComplaintDetail } from './complaint.view.ts';
import { recordComplaint } from './move-complaint.ts';

/** @throws {AppError} 100002 for a file that is not the caller's */
async function requireOwnFile(tx: Db, fileId: string, userId: string): Promise<void> {
  if (fileId === '') return;
  const file = await findFile(tx, fileId, 0);
  const isOwn = file?.ownerUserId === userId && file.purpose === complaintFilePurpose;
  if (!isOwn || file.visibility !== 'owner') throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
}

type Filed = Pick<ShopComplaint, 'shopId' | 'userId' | 'enterpriseId' | 'kind' | 'body' | 'fileId'> & {
  id?: string;
};

/**
 * Creates a complaint and notifies the park.
 * @throws {AppError} 500024 while the user has another open complaint about the shop
 */
export async function placeComplaint(tx: Db, ctx: MoveSource, filed: Filed): Promise<ShopComplaint> {
  const { now } = ctx;
  const by = { createdBy: filed.userId, createdAt: now, updatedBy: filed.userId, updatedAt: now };
  const [made] = await tx
    .insert(shopComplaints)
    .values({ id: ulid(now.getTime()), ...filed, ...by, status: 'SUBMITTED' })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_complaint_open() });
  await writeLog(tx, ctx, {
    event: 'shopComplaint.create',
    entity: 'shopComplaint',
    entityId: made.id,
    after: { shopId: made.shopId, kind: made.kind, status: made.status },
  });
  await recordComplaint(tx, ctx, made, 'submit');
  return made;
}

/**
 * Files a complaint about a shop that is open or suspended.
 * @throws {AppError} 500404, 500071 for the caller's own shop, 500024, 100002
 */
export const fileComplaint: Verb<typeof complaintSubmit> = (ctx, { shopId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor } = ctx;
    const isPublic = and(eq(shops.id, shopId), inArray(shops.status, ['OPEN', 'SUSPENDED']));
    const [shop] = await tx.select().from(shops).where(isPublic);
    if (!shop) throw notFound();
    if (shop.enterpriseId === actor.enterpriseId)
      throw new AppError(retCodes.OWN_SERVICE, { retMsg: m.refusal_own_shop() });
    await requireOwnFile(tx, data.fileId, actor.userId);
    const made = await placeComplaint(tx, ctx, {
      ...data,
      shopId,
      userId: actor.userId,
      enterpriseId: actor.auditStatus === '2' ? actor.enterpriseId : null,
    });
    return viewOwnComplaintDetail(tx, await getComplaint(tx, made.id), actor);
  });
