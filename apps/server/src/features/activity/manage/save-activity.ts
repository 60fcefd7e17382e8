import { randomBytes } from 'node:crypto';
import type { ActivityContent, activitySave } from '@portal/contract/activity/manage';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../../collect/collect.public.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { sendMessage } from '../../message/message.public.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { canEdit } from '../activity.policy.ts';
import { countTaken } from '../activity.queries.ts';
import { activitySearch } from '../activity.search.ts';
import { type Activity, activities, signUps, teachers } from '../activity.table.ts';
import { signUpLink } from '../public-path.ts';
import { offerSeats } from '../sign-up/offer-seats.ts';

export const loggedOf = ({
  kind,
  title,
  place,
  startAt,
  endAt,
  signFrom,
  signTo,
  capacity,
  feeFen,
  waitlistMax,
  tagCodes,
  checkInPoints,
  quizPoints,
}: Activity) => ({
  kind,
  title,
  place,
  startAt,
  endAt,
  signFrom,
  signTo,
  capacity,
  feeFen,
  waitlistMax,
  tagCodes,
  checkInPoints,
  quizPoints,
});

/** Maps the submitted content to column values. */
export async function valuesOf(tx: Db, { fileId, album, audience, ...data }: ActivityContent) {
  const pictures = [];
  for (const each of album) pictures.push(await findPicture(tx, each, data.title));
  return {
    ...data,
    ...audience,
    startAt: new Date(data.startAt),
    endAt: new Date(data.endAt),
    signFrom: new Date(data.signFrom),
    signTo: new Date(data.signTo),
    cancelDeadline: new Date(data.cancelDeadline),
    cover: await findPicture(tx, fileId, data.title),
    album: pictures.filter((picture) => picture !== null),
  };
}

/** @throws {AppError} 100002 for unknown tags, and for newly added tags that are no longer on offer */
async function requireTags(tx: Db, before: Activity | null, { audience }: ActivityContent): Promise<void> {
  const added = audience.tagCodes.filter((code) => !before?.tagCodes.includes(code));
  if (added.length === 0) return;
  const isOffered = and(
    eq(businessData.type, 'INDUSTRY_TAG'),
    inArray(businessData.code, added),
    eq(businessData.shield, 0),
  );
  if ((await tx.$count(businessData, isOffered)) < new Set(added).size)
    throw fieldsRefused({ 'data.audience.tagCodes': m.fault_unknown({ field: m.field_industry_tags() }) });
}

/** @throws {AppError} 100002 for unknown teachers */
async function requireTeachers(tx: Db, { teacherIds }: ActivityContent): Promise<void> {
  if (teacherIds.length === 0) return;
  const known = await tx.$count(teachers, inArray(teachers.id, teacherIds));
  if (known < new Set(teacherIds).size)
    throw fieldsRefused({ 'data.teacherIds': m.fault_unknown({ field: m.field_teacher() }) });
}

/**
 * Once people have signed up, the fee can't change and the capacity can't drop below the seats taken.
 * @throws {AppError} 500012, 100002
 */
async function requireFits(tx: Db, before: Activity, data: ActivityContent): Promise<void> {
  if (!canEdit(before)) throw new AppError(retCodes.TRANSITION_REFUSED);
  if (before.status !== 'PUBLISHED') return;
  if (before.feeFen !== data.feeFen) throw fieldsRefused({ 'data.feeFen': m.fault_activity_fee_fixed() });
  const taken = await countTaken(tx, before.id);
  if (data.capacity > 0 && data.capacity < taken)
    throw fieldsRefused({ 'data.capacity': m.fault_activity_below_taken({ count: taken }) });
}

/** Notifies attendees of a new time or place. */
async function notifyMoved(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  before: Activity,
  after: Activity,
): Promise<void> {
  const isMoved =
    before.startAt.getTime() !== after.startAt.getTime() ||
    before.endAt.getTime() !== after.endAt.getTime() ||
    before.place !== after.place;
  if (!isMoved || after.status !== 'PUBLISHED') return;
  const isLive = inArray(signUps.status, signUpLifecycle.groups.live);
  const rows = await tx
    .select({ userId: signUps.userId })
    .from(signUps)
    .where(and(eq(signUps.activityId, after.id), isLive));
  if (rows.length === 0) return;
  await sendMessage(tx, {
    eventCode: 'ACTIVITY_MOVED',
    params: { title: after.title, at: after.startAt.getTime(), place: after.place },
    userIds: rows.map(({ userId }) => userId),
    link: signUpLink(after.id),
    now,
  });
}

/**
 * Drafts or updates an activity.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveActivity: Verb<typeof activitySave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, activities, { id: given, version: seen });
    if (before) await requireFits(tx, before, data);
    await requireTeachers(tx, data);
    await requireTags(tx, before, data);
    const values = await valuesOf(tx, data);
    const id = given ?? ulid(ctx.now.getTime());
    if (!before)
      await tx.insert(activities).values({
        ...values,
        id,
        createdBy: ctx.actor.userId,
        createdAt: ctx.now,
        status: 'DRAFT',
        doorHash: randomBytes(16).toString('hex'),
      });
    const saved = await updateVersion(tx, ctx, activities, id, before ? values : {});
    await writeLog(tx, ctx, {
      event: before ? 'activity.edit' : 'activity.create',
      entity: 'activity',
      entityId: id,
      before: before && loggedOf(before),
      after: loggedOf(saved),
    });
    if (before) {
      await notifyMoved(tx, ctx, before, saved);
      await offerSeats(tx, ctx, saved);
    }
    await followActivity(tx, ctx, id);
    return { activityId: id, version: saved.version };
  });

/** Updates saved items, search and cached pages. */
export async function followActivity(tx: Db, { now }: Pick<Context, 'now'>, id: string): Promise<void> {
  await notifyCollectors(tx, 'ACTIVITY', [id]);
  await refreshDocuments(tx, activitySearch, [id], now);
  await invalidateTags(tx, ['activity']);
}
