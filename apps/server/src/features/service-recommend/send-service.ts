import { maxSentADay, recommendDays } from '@portal/contract/match/recommend-terms';
import { retCodes } from '@portal/contract/ret-code';
import type {
  serviceRecommendOperate,
  serviceRecommendSend,
} from '@portal/contract/service-recommend/public';
import * as m from '@portal/texts/messages';
import { and, eq, gt, gte, lt, or } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { JobDeps } from '../../feature/feature.ts';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { hasName } from '../../platform/database/folded-name.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import { systemContext, type Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from '../market/market.table.ts';
import { answerBy, isMutedBy } from '../match/send-recommendation.public.ts';
import { moveServiceRecommend, recordServiceRecommend } from './move-service-recommend.ts';
import {
  getServiceRecommend,
  isPartyOf,
  recommendActions,
  viewServiceRecommend,
} from './service-recommend.queries.ts';
import { type ServiceRecommend, serviceRecommends } from './service-recommend.table.ts';

/** @throws {AppError} 500404 for a service not on offer */
async function holdOffered(tx: Db, id: string): Promise<{ providerId: string }> {
  const [row] = await tx
    .select({ providerId: shops.enterpriseId })
    .from(services)
    .innerJoin(shops, eq(shops.id, services.shopId))
    .where(and(eq(services.id, id), eq(services.status, 'ON'), eq(shops.status, 'OPEN')))
    .for('share');
  if (!row) throw notFound();
  return row;
}

/** Finds the receiver: another enterprise of the park, neither the sender nor the provider. */
async function findReceiver(tx: Db, partner: string, own: string, providerId: string): Promise<string> {
  const [found] = await tx
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(
      and(
        or(hasName(enterprises.name, partner), eq(enterprises.creditCode, partner.toUpperCase())),
        eq(enterprises.entryStatus, 'PASSED'),
      ),
    );
  if (!found) throw fieldsRefused({ 'data.partner': m.fault_deal_partner_unknown() });
  if (found.id === own) throw fieldsRefused({ 'data.partner': m.fault_deal_partner_own() });
  if (found.id === providerId) throw fieldsRefused({ 'data.partner': m.fault_recommend_provider() });
  return found.id;
}

/**
 * Locks the sender's row, so that simultaneous recommendations are counted one after the other.
 * @throws {AppError} 500024, 500072
 */
async function requireRoom(tx: Db, own: string, to: string, serviceId: string, now: Date): Promise<void> {
  await tx
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(eq(enterprises.id, own))
    .for('no key update');
  const { fromEnterpriseId, toEnterpriseId, sentAt } = serviceRecommends;
  const today = and(eq(fromEnterpriseId, own), gte(sentAt, startOfChinaDay(chinaDayOf(now))));
  if ((await tx.$count(serviceRecommends, today)) >= maxSentADay)
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_recommend_limit({ max: maxSentADay }) });
  const since = new Date(now.getTime() - recommendDays * 86_400_000);
  const isPair = and(eq(serviceRecommends.serviceId, serviceId), eq(toEnterpriseId, to), gt(sentAt, since));
  if ((await tx.$count(serviceRecommends, isPair)) > 0) throw new AppError(retCodes.RECOMMENDED_RECENTLY);
  if (await isMutedBy(tx, to, own))
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_recommend_muted() });
}

type Sent = Pick<ServiceRecommend, 'serviceId' | 'fromEnterpriseId' | 'toEnterpriseId' | 'reason'> & {
  id?: string;
};

/** Creates a recommendation and notifies the receiving enterprise. */
export async function placeServiceRecommend(tx: Db, ctx: MoveSource, sent: Sent): Promise<ServiceRecommend> {
  const { now, actor } = ctx;
  const [made] = await tx
    .insert(serviceRecommends)
    .values({
      id: ulid(now.getTime()),
      ...sent,
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
      sentAt: now,
      expiresAt: answerBy(now),
      status: 'SENT',
    })
    .returning();
  if (!made) throw new Error('failed to insert recommendation');
  await writeLog(tx, ctx, {
    event: 'serviceRecommend.send',
    entity: 'serviceRecommend',
    entityId: made.id,
    after: { serviceId: made.serviceId, status: made.status },
    reason: made.reason,
  });
  await recordServiceRecommend(tx, ctx, made, 'send');
  return made;
}

/**
 * Recommends a service to another enterprise; the same service reaches the same enterprise once in thirty days.
 * @throws {AppError} 500404, 500024, 500072, 100002
 */
export const sendService: Verb<typeof serviceRecommendSend> = (ctx, { serviceId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { enterpriseId } = actor;
    if (enterpriseId === null) throw notFound();
    const { providerId } = await holdOffered(tx, serviceId);
    const toEnterpriseId = await findReceiver(tx, data.partner, enterpriseId, providerId);
    await requireRoom(tx, enterpriseId, toEnterpriseId, serviceId, now);
    const made = await placeServiceRecommend(tx, ctx, {
      serviceId,
      fromEnterpriseId: enterpriseId,
      toEnterpriseId,
      reason: data.reason,
    });
    return viewServiceRecommend(actor)(await getServiceRecommend(tx, made.id));
  });

/**
 * Carries out an action of either side on a recommendation.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason for refusing
 */
export const operateServiceRecommend: Verb<typeof serviceRecommendOperate> = (
  ctx,
  { id, event, version, data: { text } },
) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor } = ctx;
    const recommend = await lockVersion(
      tx,
      serviceRecommends,
      { id, version },
      isPartyOf(actor.enterpriseId ?? ''),
    );
    if (!recommendActions({ recommend }, actor).includes(event))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    if (event === 'decline' && text === '')
      throw fieldsRefused({ 'data.text': m.fault_fill_in({ field: m.field_reason() }) });
    await moveServiceRecommend(tx, ctx, recommend, event, text);
    return viewServiceRecommend(actor)(await getServiceRecommend(tx, id));
  });

/** Expires recommendations not answered within thirty days. Idempotent. */
export async function settleServiceRecommends(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const isDue = and(eq(serviceRecommends.status, 'SENT'), lt(serviceRecommends.expiresAt, ctx.now));
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx.select().from(serviceRecommends).where(isDue).limit(limit).for('update', { skipLocked: true }),
    (tx, row) => moveServiceRecommend(tx, ctx, row, 'expire'),
    ({ id }) => id,
  );
}
