import type { ContestEntryContent, entrySave } from '@portal/contract/contest/entry';
import { contestFilePurpose } from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, inArray, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { leaderActions } from '../contest.policy.ts';
import { holdContest } from '../contest.queries.ts';
import { type Contest, type ContestEntry, contestEntries, contestMembers } from '../contest.table.ts';
import { hindranceOf } from './blocker.ts';
import { findLive, getOwnEntry, lockEntry } from './entry.queries.ts';
import { moveEntry, recordEntry } from './move-entry.ts';
import { getEntryDetail } from './own-entry.ts';

const paperKinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const videoKinds = ['video/mp4'];

/** @throws {AppError} 100002 for a file that isn't the caller's, belongs to another entry, or is of the wrong kind */
async function requireFile(
  tx: Db,
  { actor }: Context,
  { fileId, field, kinds }: { fileId: string; field: string; kinds: readonly string[] },
  before: ContestEntry | null,
): Promise<void> {
  const file = await findFile(tx, fileId, 0);
  const isOwn =
    file?.ownerUserId === actor.userId && file.purpose === contestFilePurpose && file.visibility === 'owner';
  const isTaken = await tx.$count(
    contestEntries,
    and(
      sql`(${fileId} = any(${contestEntries.files}) or ${contestEntries.videoFileId} = ${fileId})`,
      before ? ne(contestEntries.id, before.id) : undefined,
    ),
  );
  if (!isOwn || isTaken > 0) throw fieldsRefused({ [field]: m.fault_choice_gone() });
  if (!kinds.includes(file.mime)) throw fieldsRefused({ [field]: m.fault_file_type() });
}

/**
 * Files must be the leader's own and private. From then on they're shared with the team, its judges and the office, but
 * not with the leader's colleagues.
 * @throws {AppError} 100002
 */
async function requireFiles(
  tx: Db,
  ctx: Context,
  { files, videoFileId }: ContestEntryContent,
  before: ContestEntry | null,
): Promise<void> {
  for (const [at, fileId] of files.entries()) {
    const field = `data.files.${at}`;
    if (files.indexOf(fileId) !== at) throw fieldsRefused({ [field]: m.fault_choice_gone() });
    if (!before?.files.includes(fileId))
      await requireFile(tx, ctx, { fileId, field, kinds: paperKinds }, before);
  }
  if (videoFileId !== '' && videoFileId !== before?.videoFileId)
    await requireFile(tx, ctx, { fileId: videoFileId, field: 'data.videoFileId', kinds: videoKinds }, before);
  const all = [...files, videoFileId].filter(Boolean);
  if (all.length > 0)
    await tx.update(fileGroups).set({ ownerEnterpriseId: null }).where(inArray(fileGroups.id, all));
}

/** @throws {AppError} 100002 for an unknown track */
function requireTrack({ tracks }: Pick<Contest, 'tracks'>, { track }: ContestEntryContent): void {
  if (!tracks.some(({ name }) => name === track))
    throw fieldsRefused({ 'data.track': m.fault_unknown({ field: m.field_contest_track() }) });
}

const valuesOf = async (
  tx: Db,
  { contestId: _contest, pictureId, videoFileId, ...data }: ContestEntryContent,
) => ({
  ...data,
  videoFileId: videoFileId || null,
  picture: await findPicture(tx, pictureId, data.title, 'data.pictureId'),
});

/** Signs up a team led by the caller. */
async function signUp(tx: Db, ctx: Context, data: ContestEntryContent): Promise<string> {
  const { actor, now } = ctx;
  const contest = await holdContest(tx, data.contestId);
  if (contest.status === 'DRAFT' || contest.status === 'PENDING') throw notFound();
  const hindrance = await hindranceOf(tx, contest, actor, now);
  if (hindrance) throw hindrance;
  if ((await findLive(tx, contest.id, actor.userId)) !== null)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.contest_refusal_twice() });
  requireTrack(contest, data);
  await requireFiles(tx, ctx, data, null);
  const id = ulid(now.getTime());
  const by = { createdAt: now, createdBy: actor.userId, updatedAt: now, updatedBy: actor.userId };
  const [entry] = await tx
    .insert(contestEntries)
    .values({
      ...by,
      ...(await valuesOf(tx, data)),
      id,
      contestId: contest.id,
      leaderId: actor.userId,
      enterpriseId: actor.auditStatus === '2' ? actor.enterpriseId : null,
      status: 'DRAFT',
    })
    .returning();
  if (!entry) throw new Error('failed to insert entry');
  // Of two concurrent sign-ups, one fails at the unique index on team membership.
  const joined = await tx
    .insert(contestMembers)
    .values({
      entryId: id,
      userId: actor.userId,
      contestId: contest.id,
      state: 'ACCEPTED',
      invitedAt: now,
      answeredAt: now,
    })
    .onConflictDoNothing()
    .returning({ userId: contestMembers.userId });
  if (joined.length === 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.contest_refusal_twice() });
  await writeLog(tx, ctx, {
    event: 'contestEntry.create',
    entity: 'contestEntry',
    entityId: id,
    after: { contestId: contest.id, track: entry.track, title: entry.title, status: entry.status },
  });
  await recordEntry(tx, ctx, contest, entry, 'signUp');
  return id;
}

/** Changes an entry of the caller's own until its deadline. */
async function change(
  tx: Db,
  ctx: Context,
  { id, version, data }: { id: string; version: number | undefined; data: ContestEntryContent },
): Promise<void> {
  const { isLeader } = await lead(tx, ctx, id);
  if (!isLeader) throw notFound();
  const entry = await lockEntry(tx, id);
  requireVersion(entry, version);
  const contest = await holdContest(tx, entry.contestId);
  if (!leaderActions(entry, contest, ctx.now).includes('edit')) throw refusalOf(entry);
  requireTrack(contest, data);
  await requireFiles(tx, ctx, data, entry);
  const values = await valuesOf(tx, data);
  if (entry.status === 'SUBMITTED') {
    await moveEntry(tx, ctx, contest, entry, { event: 'edit', set: values });
    return;
  }
  const saved = await updateVersion(tx, ctx, contestEntries, id, values);
  await writeLog(tx, ctx, {
    event: 'contestEntry.edit',
    entity: 'contestEntry',
    entityId: id,
    before: { track: entry.track, title: entry.title },
    after: { track: saved.track, title: saved.title },
  });
}

/** The error for an entry submitted late, or one its team can no longer change. */
export const refusalOf = ({ status }: Pick<ContestEntry, 'status'>): AppError =>
  status === 'DRAFT' || status === 'RETURNED' || status === 'SUBMITTED'
    ? new AppError(retCodes.OUTSIDE_SIGN_UP, { retMsg: m.contest_refusal_entry_late() })
    : new AppError(retCodes.TRANSITION_REFUSED);

/** @throws {AppError} 500404 if it isn't of the caller's team */
export async function lead(db: Db, { actor }: Pick<Context, 'actor'>, id: string) {
  const { entry } = await getOwnEntry(db, actor.userId, id);
  return { isLeader: entry.leaderId === actor.userId };
}

/**
 * Signs up a team or changes its entry.
 * @throws {AppError} 500404, 500409, 500012, 500032, 500033, 100002
 */
export const saveEntry: Verb<typeof entrySave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    if (id === undefined) return getEntryDetail(tx, ctx, await signUp(tx, ctx, data));
    await change(tx, ctx, { id, version, data });
    return getEntryDetail(tx, ctx, id);
  });
