import { paths } from '@portal/contract/paths';
import type {
  applicationOperate,
  applicationQueryDetail,
  recruitApply,
} from '@portal/contract/recruit/application';
import { maxWaiting, resumeKinds, resumePurpose, undecidedStates } from '@portal/contract/recruit/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { lockUser } from '../../identity/user.public.ts';
import { lockRecruit, notifyRecruiters, titleOf } from '../move-recruit.ts';
import { countPlaces } from '../recruit.counts.ts';
import { isOver } from '../recruit.policy.ts';
import { findBlocker, getShownRecruit } from '../recruit.queries.ts';
import { type Recruit, recruitApplications } from '../recruit.table.ts';
import { getApplication, viewOwnApplication } from './application.queries.ts';
import { lockApplication } from './lock-application.ts';
import { moveApplication, recordApplication } from './move-application.ts';

/**
 * The résumé is private to the applicant: from then on they read it by its address and recruiters through the
 * application; the applicant's colleagues cannot read it.
 * @throws {AppError} 100002 for an unsuitable file, or one attached to another application
 */
async function takeResume(tx: Db, { actor }: Context, fileId: string | null): Promise<void> {
  if (fileId === null) return;
  const file = await findFile(tx, fileId, 0);
  const isOwn =
    file?.ownerUserId === actor.userId && file.purpose === resumePurpose && file.visibility === 'owner';
  const isTaken = await tx.$count(recruitApplications, eq(recruitApplications.fileId, fileId));
  if (!isOwn || isTaken > 0) throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
  if (!resumeKinds.some((kind) => kind === file.mime))
    throw fieldsRefused({ 'data.fileId': m.fault_file_type() });
  await tx.update(fileGroups).set({ ownerEnterpriseId: null }).where(eq(fileGroups.id, fileId));
}

/** @throws {AppError} 100002 for an unknown position, or one whose places are all filled */
async function requirePosition(tx: Db, { postId, positions }: Recruit, positionId: string): Promise<void> {
  const position = positions.find(({ id }) => id === positionId);
  const field = m.recruit_field_position();
  if (!position) throw fieldsRefused({ 'data.positionId': m.fault_choose({ field }) });
  const places = (await countPlaces(tx, [postId])).get(postId)?.byPosition.get(positionId);
  if ((places?.HIRED ?? 0) >= position.count)
    throw fieldsRefused({ 'data.positionId': m.recruit_refusal_position_full() });
}

/**
 * Applies for a position.
 * @throws {AppError} 500404, 500065, 500012 once it is over, 500063 for a second application, 500024, 100002
 */
export const applyFor: Verb<typeof recruitApply> = (ctx, { id: postId, data }) =>
  inTurn(ctx, `recruit ${postId}`, async (tx) => {
    const { actor, now } = ctx;
    await getShownRecruit(tx, postId);
    const recruit = await lockRecruit(tx, postId);
    if (!recruit) throw notFound();
    const hindrance = findBlocker(recruit, actor, now);
    if (hindrance !== '')
      throw new AppError(isOver(recruit, now) ? retCodes.TRANSITION_REFUSED : retCodes.NOT_ELIGIBLE, {
        retMsg: hindrance,
      });
    await requirePosition(tx, recruit, data.positionId);
    // The account is locked, so that concurrent applications cannot both take the last one allowed.
    const { id: userId } = await lockUser(tx, actor.userId);
    const isWaiting = and(
      eq(recruitApplications.userId, userId),
      inArray(recruitApplications.status, [...undecidedStates]),
    );
    if ((await tx.$count(recruitApplications, isWaiting)) >= maxWaiting)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.recruit_refusal_many({ max: maxWaiting }) });
    await takeResume(tx, ctx, data.fileId);
    const [made] = await tx
      .insert(recruitApplications)
      .values({
        ...data,
        id: ulid(now.getTime()),
        postId,
        userId,
        enterpriseId: actor.auditStatus === '2' ? actor.enterpriseId : null,
        createdAt: now,
        createdBy: null,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new AppError(retCodes.ALREADY_DONE, { retMsg: m.recruit_refusal_twice() });
    await writeLog(tx, ctx, {
      event: 'recruitApplication.submit',
      entity: 'recruitApplication',
      entityId: made.id,
      after: { status: made.status, positionId: made.positionId },
    });
    await recordApplication(tx, ctx, recruit, made, { event: 'submit' });
    const position = recruit.positions.find(({ id }) => id === made.positionId)?.title ?? '';
    const params = { title: await titleOf(tx, postId), position };
    await notifyRecruiters(
      tx,
      ctx,
      recruit,
      { eventCode: 'RECRUIT_APPLIED', params },
      paths.ownPosts({ view: 'applications', postId }),
    );
    await invalidateTags(tx, ['community']);
    return viewOwnApplication(await getApplication(tx, made.id));
  });

/** @throws {AppError} 500404 */
export const queryOwnApplication: Verb<typeof applicationQueryDetail> = async ({ db, actor }, { id }) =>
  viewOwnApplication(await getApplication(db, id, eq(recruitApplications.userId, actor.userId)));

/**
 * Withdraws an application; its text and file are deleted at once.
 * @throws {AppError} 500404, 500409, 500012
 */
export const withdrawApplication: Verb<typeof applicationOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const { application, recruit } = await lockApplication(
      tx,
      { id, version },
      eq(recruitApplications.userId, ctx.actor.userId),
    );
    await moveApplication(tx, ctx, recruit, application, { event });
    return viewOwnApplication(await getApplication(tx, id));
  });
