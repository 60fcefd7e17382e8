import { retCodes } from '@portal/contract/ret-code';
import type {
  ReadRoom,
  roomAsk,
  roomFile,
  roomQueryDetail,
  roomWithdraw,
} from '@portal/contract/venture/room';
import { answerDays, folderStateLabels, roomFolders } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../../platform/files/show-file.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, ReplyContext, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { findInstitutionOf } from '../introduction/introduction.queries.ts';
import { enterpriseOf, standingOf } from '../venture.policy.ts';
import { findShownVenture, isOwnVenture } from '../venture.queries.ts';
import {
  introductions,
  type VentureRecord,
  ventureAccesses,
  ventureDocuments,
  ventureReadings,
  ventures,
} from '../venture.table.ts';
import { moveAccess, notifyOwners, recordAccess } from './move-access.ts';
import { getAccess, listAccessesFor, listDocuments, listReadingsFor } from './room.queries.ts';
import { viewAccess, viewDocument, viewReading } from './room.view.ts';

const dayMs = 86_400_000;

/**
 * A venture whose room the caller may know of: a public one, or one they have requested access to.
 * @throws {AppError} 500404
 */
async function getVenture(db: Db, id: string, enterpriseId: string): Promise<VentureRecord> {
  const shown = await findShownVenture(db, id);
  if (shown) return shown.venture;
  const hasAsked = and(eq(ventureAccesses.ventureId, id), eq(ventureAccesses.enterpriseId, enterpriseId));
  const [asked] =
    (await db.$count(ventureAccesses, hasAsked)) > 0
      ? await db.select().from(ventures).where(eq(ventures.id, id))
      : [];
  if (!asked) throw notFound();
  return asked;
}

/** The introduction between the caller's institution and a venture. */
async function introductionOf(db: Db, ventureId: string, institutionId: string | undefined) {
  if (institutionId === undefined) return null;
  const [found] = await db
    .select({ introductionId: introductions.id, state: introductions.status })
    .from(introductions)
    .where(
      and(
        eq(introductions.ventureId, ventureId),
        eq(introductions.institutionId, institutionId),
        inArray(introductions.status, ['SENT', 'AGREED']),
      ),
    );
  return found ?? null;
}

/** A data room as the caller's enterprise sees it. @throws {AppError} 500404 */
async function readRoom(db: Db, { actor, now }: Context, id: string): Promise<ReadRoom> {
  const enterpriseId = enterpriseOf(actor) ?? '';
  const venture = await getVenture(db, id, enterpriseId);
  const [accesses, documents, readings, institution] = await Promise.all([
    listAccessesFor(db, id, enterpriseId),
    listDocuments(db, id),
    listReadingsFor(db, id, enterpriseId),
    findInstitutionOf(db, enterpriseId),
  ]);
  const today = chinaDayOf(now);
  const folders = roomFolders
    .map((folder) => {
      const standing = standingOf(
        folder,
        accesses.map(({ access }) => access),
        venture.status,
        today,
      );
      return {
        ...standing,
        stateLabel: folderStateLabels[standing.state](),
        documents: documents.filter((document) => document.folder === folder).length,
      };
    })
    .filter((folder) => folder.documents > 0 || folder.state !== 'CLOSED');
  const open = folders.filter(({ state }) => state === 'GRANTED').map(({ folder }) => folder);
  const isOwn = (await db.$count(ventures, and(eq(ventures.id, id), isOwnVenture(actor)))) > 0;
  return {
    ventureId: id,
    ventureName: venture.name,
    state: venture.status,
    isOwn,
    folders,
    documents: documents.filter(({ folder }) => open.includes(folder)).map(viewDocument),
    readings: readings.map(viewReading),
    accesses: accesses.map((row) => viewAccess(row, 'READER')),
    introduction: await introductionOf(db, id, institution?.id),
    isInstitution: institution !== null,
    canAsk:
      !isOwn &&
      ['PUBLISHED', 'CLOSED'].includes(venture.status) &&
      !accesses.some(({ access }) => access.status === 'ASKED'),
  };
}

/** @throws {AppError} 500404 */
export const queryRoom: Verb<typeof roomQueryDetail> = (ctx, { id }) => readRoom(ctx.db, ctx, id);

/**
 * Requests access to folders of a public venture.
 * @throws {AppError} 500404, 500012 for the caller's own, 500024 while a request is pending, 100002 for an empty folder
 */
export const askRoom: Verb<typeof roomAsk> = (ctx, { id: ventureId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const enterpriseId = enterpriseOf(actor) ?? '';
    // Locked until the transaction ends, so that it cannot be withdrawn meanwhile.
    await tx.select({ id: ventures.id }).from(ventures).where(eq(ventures.id, ventureId)).for('share');
    const shown = await findShownVenture(tx, ventureId);
    if (!shown) throw notFound();
    const { venture } = shown;
    if ((await tx.$count(ventures, and(eq(ventures.id, ventureId), isOwnVenture(actor)))) > 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_own_venture() });
    const documents = await listDocuments(tx, ventureId);
    const folders = [...new Set(data.folders)];
    if (!folders.every((folder) => documents.some((document) => document.folder === folder)))
      throw fieldsRefused({ 'data.folders': m.fault_choice_gone() });
    const id = ulid(now.getTime());
    const [made] = await tx
      .insert(ventureAccesses)
      .values({
        id,
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        ventureId,
        enterpriseId,
        folders,
        purpose: data.purpose,
        status: 'ASKED',
        dueAt: new Date(now.getTime() + answerDays * dayMs),
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_room_asked() });
    await writeLog(tx, ctx, {
      event: 'ventureRoom.ask',
      entity: 'ventureRoom',
      entityId: id,
      before: null,
      after: { ventureId, folders, status: 'ASKED' },
    });
    await recordAccess(tx, ctx, venture, made, { event: 'ask' });
    const { readerName } = await getAccess(tx, id);
    await notifyOwners(tx, ctx, venture, { readerName, purpose: data.purpose });
    return readRoom(tx, ctx, ventureId);
  });

/** @throws {AppError} 500404, 500409, 500012 */
export const withdrawAccess: Verb<typeof roomWithdraw> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const isOurs = eq(ventureAccesses.enterpriseId, enterpriseOf(ctx.actor) ?? '');
    const access = await lockVersion(tx, ventureAccesses, { id, version }, isOurs);
    const { venture } = await getAccess(tx, id);
    await moveAccess(tx, ctx, venture, access, { event: 'withdraw' });
    return viewAccess(await getAccess(tx, id), 'READER');
  });

type Asked = InputOf<typeof roomFile>;

/**
 * The file id if the caller may read the document in this way, otherwise null. Readings by others are recorded before
 * the file is sent, in the transaction that checked the access.
 */
const openFile = (ctx: Context, { id, kind }: Asked): Promise<string | null> =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const [document] = await tx
      .select()
      .from(ventureDocuments)
      .where(and(eq(ventureDocuments.id, id), isNull(ventureDocuments.removedAt)));
    if (!document) return null;
    const { ventureId, folder, fileId } = document;
    if ((await tx.$count(ventures, and(eq(ventures.id, ventureId), isOwnVenture(actor)))) > 0) return fileId;
    const enterpriseId = enterpriseOf(actor);
    if (enterpriseId === null) return null;
    const [venture] = await tx.select().from(ventures).where(eq(ventures.id, ventureId)).for('share');
    const accesses = await tx
      .select()
      .from(ventureAccesses)
      .where(and(eq(ventureAccesses.ventureId, ventureId), eq(ventureAccesses.enterpriseId, enterpriseId)))
      .for('share');
    if (!venture) return null;
    const { state, mayDownload } = standingOf(folder, accesses, venture.status, chinaDayOf(now));
    if (state !== 'GRANTED' || (kind === 'DOWNLOAD' && !mayDownload)) return null;
    await tx.insert(ventureReadings).values({
      id: ulid(now.getTime()),
      at: now,
      ventureId,
      documentId: id,
      enterpriseId,
      userId: actor.userId,
      kind,
    });
    await writeLog(tx, ctx, {
      event: kind === 'VIEW' ? 'ventureDocument.view' : 'ventureDocument.download',
      entity: 'ventureDocument',
      entityId: id,
      before: null,
      after: { ventureId, folder },
    });
    return fileId;
  });

/** Sends a document to its owners and to readers with access; for everyone else it does not exist. */
export async function showDocument(ctx: ReplyContext, asked: Asked): Promise<FastifyReply> {
  const fileId = await openFile(ctx, asked);
  const file = fileId === null ? null : await findFile(ctx.db, fileId, 0);
  return file ? sendFile(ctx, file, asked.kind === 'VIEW' ? 'inline' : 'attachment') : sendMissing(ctx.reply);
}
