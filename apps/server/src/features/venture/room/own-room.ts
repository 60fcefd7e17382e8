import { retCodes } from '@portal/contract/ret-code';
import type {
  roomDecide,
  roomQueryOwn,
  roomQueryReadings,
  roomRemoveDocument,
  roomSaveDocument,
} from '@portal/contract/venture/room';
import { maxDocuments, maxGrantDays, ventureFilePurpose } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { followVenture } from '../move-venture.ts';
import { isOwnVenture } from '../venture.queries.ts';
import { type VentureRecord, ventureAccesses, ventureDocuments, ventures } from '../venture.table.ts';
import { moveAccess } from './move-access.ts';
import { countReadings, getAccess, listAccessesOf, listDocuments, listReadings } from './room.queries.ts';
import { viewAccess, viewDocument, viewReading } from './room.view.ts';

/** @throws {AppError} 500404, also for another owner's venture */
async function getOwn(db: Db, { actor }: Pick<Context, 'actor'>, id: string): Promise<VentureRecord> {
  const [venture] = await db
    .select()
    .from(ventures)
    .where(and(eq(ventures.id, id), isOwnVenture(actor)));
  if (!venture) throw notFound();
  return venture;
}

async function readOwnRoom(db: Db, { id: ventureId, name, status }: VentureRecord) {
  const [documents, accesses] = await Promise.all([
    listDocuments(db, ventureId),
    listAccessesOf(db, ventureId),
  ]);
  return {
    ventureId,
    ventureName: name,
    documents: documents.map(viewDocument),
    accesses: accesses.map((row) => viewAccess(row, 'OWNER')),
    canEdit: status !== 'WITHDRAWN',
  };
}

/** @throws {AppError} 500404 */
export const queryOwnRoom: Verb<typeof roomQueryOwn> = async (ctx, { id }) =>
  readOwnRoom(ctx.db, await getOwn(ctx.db, ctx, id));

/** @throws {AppError} 500404 */
export const queryReadings: Verb<typeof roomQueryReadings> = async (ctx, { id, ...page }) => {
  await getOwn(ctx.db, ctx, id);
  return pageOf(page, listReadings(ctx.db, id, page), countReadings(ctx.db, id), viewReading);
};

/**
 * Locks the venture, so that concurrent uploads cannot exceed the limit of its room. @throws {AppError} 500404, 500012
 */
async function lockRoom(tx: Db, { actor }: Context, id: string): Promise<VentureRecord> {
  const [venture] = await tx
    .select()
    .from(ventures)
    .where(and(eq(ventures.id, id), isOwnVenture(actor)))
    .for('update');
  if (!venture) throw notFound();
  if (venture.status === 'WITHDRAWN') throw new AppError(retCodes.TRANSITION_REFUSED);
  return venture;
}

/** @throws {AppError} 100002 unless the file is the caller's own, private and uploaded for a data room */
async function requireFile(tx: Db, { actor }: Context, fileId: string) {
  const file = await findFile(tx, fileId, 0);
  const isOwn = file?.ownerUserId === actor.userId && file.purpose === ventureFilePurpose;
  const isTaken =
    (await tx.$count(
      ventureDocuments,
      and(eq(ventureDocuments.fileId, fileId), isNull(ventureDocuments.removedAt)),
    )) > 0;
  if (!isOwn || file.visibility !== 'owner' || isTaken)
    throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
  return file;
}

/** Recounts a venture's documents, for its page and lists. */
const countAgain = (tx: Db, ventureId: string) =>
  tx
    .update(ventures)
    .set({
      documents: sql`(select count(*) from ${ventureDocuments}
        where ${ventureDocuments.ventureId} = ${ventureId} and ${ventureDocuments.removedAt} is null)`,
    })
    .where(eq(ventures.id, ventureId));

/**
 * Puts a private file into a folder. From then on the file belongs to the venture's owners instead of its uploader.
 * @throws {AppError} 500404, 500012, 500024, 100002
 */
export const saveDocument: Verb<typeof roomSaveDocument> = (ctx, { id: ventureId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const venture = await lockRoom(tx, ctx, ventureId);
    if (venture.documents >= maxDocuments)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_documents({ max: maxDocuments }) });
    const { name: fileName, mime, bytes } = await requireFile(tx, ctx, data.fileId);
    await tx
      .update(fileGroups)
      .set({ ownerEnterpriseId: venture.enterpriseId })
      .where(eq(fileGroups.id, data.fileId));
    const { actor, now } = ctx;
    const id = ulid(now.getTime());
    const by = { createdAt: now, createdBy: actor.userId, updatedAt: now };
    await tx.insert(ventureDocuments).values({ ...data, ...by, id, ventureId, fileName, mime, bytes });
    await writeLog(tx, ctx, {
      event: 'ventureDocument.create',
      entity: 'ventureDocument',
      entityId: id,
      before: null,
      after: { ventureId, folder: data.folder, title: data.title },
    });
    await countAgain(tx, ventureId);
    await followVenture(tx, ctx, ventureId);
    return readOwnRoom(tx, venture);
  });

/**
 * Removes a document from its room.
 * @throws {AppError} 500404
 */
export const removeDocument: Verb<typeof roomRemoveDocument> = (ctx, { id }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const isOwn = exists(
      tx
        .select({ one: sql`1` })
        .from(ventures)
        .where(and(eq(ventures.id, ventureDocuments.ventureId), isOwnVenture(actor))),
    );
    const [removed] = await tx
      .update(ventureDocuments)
      .set({ removedAt: now, updatedAt: now, updatedBy: actor.userId })
      .where(and(eq(ventureDocuments.id, id), isNull(ventureDocuments.removedAt), isOwn))
      .returning();
    if (!removed) throw notFound();
    await writeLog(tx, ctx, {
      event: 'ventureDocument.remove',
      entity: 'ventureDocument',
      entityId: id,
      before: { title: removed.title },
      after: null,
    });
    await countAgain(tx, removed.ventureId);
    await followVenture(tx, ctx, removed.ventureId);
    return readOwnRoom(tx, await getOwn(tx, ctx, removed.ventureId));
  });

type Decision = InputOf<typeof roomDecide>;

/** @throws {AppError} 100002 if a required detail is missing, or the period exceeds the maximum */
function requireDecision({ event, data }: Decision, now: Date) {
  const { folders, until, mayDownload, reason } = data;
  if (event !== 'grant') {
    if (reason === '') throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    return undefined;
  }
  const today = chinaDayOf(now);
  const faults: Record<string, string> = {};
  if (folders.length === 0) faults['data.folders'] = m.fault_choose({ field: m.field_folders() });
  if (until === null) faults['data.until'] = m.fault_choose({ field: m.field_grant_until() });
  else if (until < today || until > addDays(today, maxGrantDays))
    faults['data.until'] = m.fault_grant_days({ days: maxGrantDays });
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
  return { granted: [...new Set(folders)], until, mayDownload };
}

/**
 * Carries out the owners' decision on an access request.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const decideAccess: Verb<typeof roomDecide> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) => {
    const { id, event, version, data } = input;
    const isOwn = exists(
      tx
        .select({ one: sql`1` })
        .from(ventures)
        .where(and(eq(ventures.id, ventureAccesses.ventureId), isOwnVenture(ctx.actor))),
    );
    const access = await lockVersion(tx, ventureAccesses, { id, version }, isOwn);
    const set = requireDecision(input, ctx.now);
    const venture = await getOwn(tx, ctx, access.ventureId);
    const reason = event === 'grant' ? '' : data.reason;
    await moveAccess(tx, ctx, venture, access, { event, reason, ...(set && { set }) });
    return viewAccess(await getAccess(tx, id), 'OWNER');
  });
