import { retCodes } from '@portal/contract/ret-code';
import type { introductionOperate, introductionSend } from '@portal/contract/venture/introduction';
import { answerDays } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { institutions } from '../../finance/finance.table.ts';
import { ownersOf } from '../concerned.ts';
import { enterpriseOf, ownerFor } from '../venture.policy.ts';
import { findShownVenture, isOwnVenture } from '../venture.queries.ts';
import { type IntroductionRecord, introductions, type VentureRecord, ventures } from '../venture.table.ts';
import { actsOn, hasReceived } from './introduction.policy.ts';
import { findInstitutionOf, getIntroduction, isOnOneSide } from './introduction.queries.ts';
import { viewIntroductionDetail } from './introduction.view.ts';
import { announceIntroduction, moveIntroduction } from './move-introduction.ts';

const dayMs = 86_400_000;

type Asked = InputOf<typeof introductionSend>;
type Pair = Pick<IntroductionRecord, 'institutionId' | 'ventureId' | 'partyEnterpriseId' | 'partyUserId'>;

/** An institution the caller can contact. @throws {AppError} 500404, 500012 for the caller's own */
async function getInstitution(tx: Db, { actor }: Context, id: string | undefined) {
  const [found] = await tx
    .select({ id: institutions.id, enterpriseId: institutions.enterpriseId })
    .from(institutions)
    .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
    .where(
      and(
        eq(institutions.id, id ?? ''),
        eq(institutions.status, 'OPEN'),
        eq(enterprises.entryStatus, 'PASSED'),
      ),
    );
  if (!found) throw notFound();
  if (found.enterpriseId === enterpriseOf(actor))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_own_institution() });
  return found;
}

/** A venture still seeking funding. @throws {AppError} 500404 */
async function getOpenVenture(tx: Db, id: string | undefined): Promise<VentureRecord> {
  // Locked until the transaction ends, so that it cannot be withdrawn meanwhile.
  await tx
    .select({ id: ventures.id })
    .from(ventures)
    .where(eq(ventures.id, id ?? ''))
    .for('share');
  const shown = await findShownVenture(tx, id ?? '');
  if (shown?.venture.status !== 'PUBLISHED') throw notFound();
  return shown.venture;
}

const partyFor = (venture: VentureRecord) => {
  const { enterpriseId, userId } = ownersOf(venture);
  return { ventureId: venture.id, partyEnterpriseId: enterpriseId, partyUserId: userId };
};

/** The two sides, by kind of introduction. @throws {AppError} 500404, 500012, 300001, 300002 */
const pairs: Record<Asked['kind'], (tx: Db, ctx: Context, asked: Asked) => Promise<Pair>> = {
  async INTEREST(tx, ctx, { ventureId }) {
    const institution = await findInstitutionOf(tx, enterpriseOf(ctx.actor) ?? '');
    if (!institution) throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_no_institution() });
    const venture = await getOpenVenture(tx, ventureId);
    if ((await tx.$count(ventures, and(eq(ventures.id, venture.id), isOwnVenture(ctx.actor)))) > 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_own_venture() });
    return { institutionId: institution.id, ...partyFor(venture) };
  },
  async PITCH(tx, ctx, { ventureId, institutionId }) {
    const venture = await getOpenVenture(tx, ventureId);
    if ((await tx.$count(ventures, and(eq(ventures.id, venture.id), isOwnVenture(ctx.actor)))) === 0)
      throw notFound();
    const institution = await getInstitution(tx, ctx, institutionId);
    return { institutionId: institution.id, ...partyFor(venture) };
  },
  async TALK(tx, ctx, { institutionId }) {
    const { enterpriseId } = ownerFor(ctx.actor);
    if (enterpriseId === null)
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_members_only() });
    const institution = await getInstitution(tx, ctx, institutionId);
    return {
      institutionId: institution.id,
      ventureId: null,
      partyEnterpriseId: enterpriseId,
      partyUserId: null,
    };
  },
};

/** @throws {AppError} 100002 for a past day, or a talk without a day */
function requireRequestedDay({ kind, data: { requestedDay } }: Asked, now: Date): void {
  if (kind === 'TALK' && requestedDay === null)
    throw fieldsRefused({ 'data.requestedDay': m.fault_choose({ field: m.field_requested_day() }) });
  if (requestedDay !== null && requestedDay < chinaDayOf(now))
    throw fieldsRefused({ 'data.requestedDay': m.fault_requested_day_past() });
}

/**
 * Sends an introduction to the other side, which must answer within its deadline.
 * @throws {AppError} 500404, 500012, 500024 if one is pending or already agreed, 100002, 300001, 300002
 */
export const sendIntroduction: Verb<typeof introductionSend> = (ctx, asked) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const pair = await pairs[asked.kind](tx, ctx, asked);
    requireRequestedDay(asked, now);
    const id = ulid(now.getTime());
    const { kind, data } = asked;
    const made = await tx
      .insert(introductions)
      .values({
        ...pair,
        ...data,
        id,
        kind,
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        status: 'SENT',
        dueAt: new Date(now.getTime() + answerDays * dayMs),
      })
      .onConflictDoNothing()
      .returning({ id: introductions.id });
    if (made.length === 0)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_introduction_open() });
    await writeLog(tx, ctx, {
      event: 'introduction.send',
      entity: 'introduction',
      entityId: id,
      before: null,
      after: { kind, status: 'SENT' },
    });
    await announceIntroduction(tx, ctx, id);
    return viewIntroductionDetail(await getIntroduction(tx, actor, id), actor);
  });

/**
 * Carries out an action of one side; the other side reads the reason for a refusal.
 * @throws {AppError} 500404, 500409, 500012, also for an action of the other side, 100002
 */
export const operateIntroduction: Verb<typeof introductionOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const introduction = await lockVersion(tx, introductions, { id, version }, isOnOneSide(ctx.actor));
    const { institution } = await getIntroduction(tx, ctx.actor, id);
    if (!actsOn(introduction, hasReceived(ctx.actor, introduction, institution)).includes(event))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    if (event === 'decline' && data.answer === '')
      throw fieldsRefused({ 'data.answer': m.fault_fill_in({ field: m.field_reason() }) });
    await moveIntroduction(tx, ctx, introduction, { event, answer: data.answer });
    return viewIntroductionDetail(await getIntroduction(tx, ctx.actor, id), ctx.actor);
  });
