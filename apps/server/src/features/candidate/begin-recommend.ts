import type { recommendSendByHand } from '@portal/contract/candidate/manage';
import type { recommendApply, recommendSend } from '@portal/contract/candidate/public';
import { isRecommendable } from '@portal/contract/candidate/terms';
import { maxSentADay } from '@portal/contract/match/recommend-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gte, ne } from 'drizzle-orm';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { requireAnonymous } from '../match/check-words.public.ts';
import { matches } from '../match/match.table.ts';
import { type Project, projects } from '../match/project.table.ts';
import { readRecommend } from '../match/read-recommend.public.ts';
import { recommendations } from '../match/recommend.table.ts';
import { isMutedBy, sendRecommendation } from '../match/send-recommendation.public.ts';
import { findPartners } from './find-partners.ts';
import { isRecent, type RecommendWay } from './may-receive.ts';
import { rankCandidates } from './rank-candidates.ts';

/** Locks the project, so that the second of two concurrent recommendations to an enterprise is refused. */
async function lockOpenProject(tx: Db, id: string, enterpriseId?: string): Promise<Project> {
  const isOwn = enterpriseId === undefined ? undefined : eq(projects.enterpriseId, enterpriseId);
  const [project] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isOwn))
    .for('update');
  if (!project) throw notFound();
  return project;
}

function requireOpen({ status }: Project): void {
  if (status !== 'PUBLISHED') throw new AppError(retCodes.TRANSITION_REFUSED);
}

async function requireNotRecent(
  tx: Db,
  project: Project,
  enterpriseId: string,
  now: Date,
  way?: RecommendWay,
): Promise<void> {
  if (await isRecent(tx, project.id, enterpriseId, now, way))
    throw new AppError(retCodes.RECOMMENDED_RECENTLY);
}

/** Locks the enterprise, so that concurrent calls are counted one after the other. */
async function requireRoomToday(tx: Db, enterpriseId: string, now: Date): Promise<void> {
  await tx
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId))
    .for('no key update');
  const { fromEnterpriseId, sentAt } = recommendations;
  const today = and(eq(fromEnterpriseId, enterpriseId), gte(sentAt, startOfChinaDay(chinaDayOf(now))));
  if ((await tx.$count(recommendations, today)) >= maxSentADay)
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_recommend_limit({ max: maxSentADay }) });
}

/**
 * An enterprise recommends its own project to a matching one, or to the provider of a matching service.
 * @throws {AppError} 500404, 500012, 500024, 500072, 100002
 */
export const sendOwn: Verb<typeof recommendSend> = (ctx, { matchId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { enterpriseId } = actor;
    const [match] = await tx.select().from(matches).where(eq(matches.id, matchId));
    if (!match || enterpriseId === null || !isRecommendable(match)) throw notFound();
    const { enterpriseId: toEnterpriseId } = match;
    if (toEnterpriseId === null) throw notFound();
    const project = await lockOpenProject(tx, match.projectId, enterpriseId);
    requireOpen(project);
    await requireAnonymous(tx, { 'data.reason': data.reason }, [enterpriseId]);
    const isService = match.targetType === 'SERVICE';
    await requireNotRecent(tx, project, toEnterpriseId, now, isService ? 'SERVICE' : 'BLIND');
    await requireRoomToday(tx, enterpriseId, now);
    // The message doesn't reveal that this sender is muted; the receiver just gets nothing.
    if (await isMutedBy(tx, toEnterpriseId, enterpriseId))
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_recommend_muted() });
    const sent = await sendRecommendation(tx, ctx, {
      project,
      toEnterpriseId,
      targetProjectId: match.targetType === 'PROJECT' ? match.targetId : null,
      serviceId: isService ? match.targetId : null,
      fromType: 'ENTERPRISE',
      fromUserId: actor.userId,
      fromEnterpriseId: enterpriseId,
      reason: data.reason,
      score: match.score,
      parts: match.parts,
    });
    return readRecommend(tx, sent.id, actor);
  });

/** Scores the project for an enterprise by its best matching project, or else by the enterprise itself. */
async function scoreFor(tx: Db, project: Project, enterpriseId: string) {
  const own = (await findPartners(tx, project)).filter((each) => each.enterpriseId === enterpriseId);
  const [best] = await rankCandidates(tx, project, own);
  return {
    score: best?.score ?? null,
    parts: best?.parts ?? [],
    targetProjectId: best?.targetType === 'PROJECT' ? best.targetId : null,
  };
}

/**
 * An enterprise asks to be introduced to the owner of an open project.
 * @throws {AppError} 500404, 500012, 500024, 500072, 100002
 */
export const applyFor: Verb<typeof recommendApply> = (ctx, { projectId, data }) =>
  inTurn(ctx, `project ${projectId}`, async (tx) => {
    const { actor, now } = ctx;
    const { enterpriseId } = actor;
    if (enterpriseId === null) throw notFound();
    const project = await lockOpenProject(tx, projectId);
    // Projects that aren't published don't exist for others.
    if (project.status !== 'PUBLISHED' && project.enterpriseId !== enterpriseId) throw notFound();
    requireOpen(project);
    if (project.enterpriseId === enterpriseId)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_recommend_own() });
    await requireAnonymous(tx, { 'data.note': data.note }, [enterpriseId]);
    await requireNotRecent(tx, project, enterpriseId, now);
    await requireRoomToday(tx, enterpriseId, now);
    const sent = await sendRecommendation(tx, ctx, {
      project,
      toEnterpriseId: enterpriseId,
      fromType: 'ENTERPRISE',
      fromUserId: actor.userId,
      fromEnterpriseId: enterpriseId,
      reason: data.note,
      offeredX100: data.offeredX100,
      ...(await scoreFor(tx, project, enterpriseId)),
      applies: true,
    });
    return readRecommend(tx, sent.id, actor);
  });

/**
 * An operator recommends a project under their own name.
 * @throws {AppError} 500404, 500012, 500072, 100002
 */
export const sendByHand: Verb<typeof recommendSendByHand> = (ctx, { projectId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { toEnterpriseId, reason } = data;
    const project = await lockOpenProject(tx, projectId);
    requireOpen(project);
    const isReceiver = and(
      eq(enterprises.id, toEnterpriseId),
      eq(enterprises.entryStatus, 'PASSED'),
      ne(enterprises.id, project.enterpriseId),
    );
    if ((await tx.$count(enterprises, isReceiver)) === 0)
      throw fieldsRefused({ 'data.toEnterpriseId': m.fault_choice_gone() });
    await requireAnonymous(tx, { 'data.reason': reason }, [project.enterpriseId, toEnterpriseId]);
    await requireNotRecent(tx, project, toEnterpriseId, now);
    if (await isMutedBy(tx, toEnterpriseId, 'OPERATOR'))
      throw fieldsRefused({ 'data.toEnterpriseId': m.refusal_recommend_muted() });
    const sent = await sendRecommendation(tx, ctx, {
      project,
      toEnterpriseId,
      fromType: 'OPERATOR',
      fromUserId: actor.userId,
      reason,
      ...(await scoreFor(tx, project, toEnterpriseId)),
    });
    return { recommendId: sent.id };
  });
