import type { ProjectKind } from '@portal/contract/match/project-terms';
import type { recommendRegisterDeal } from '@portal/contract/match/recommend';
import { retCodes } from '@portal/contract/ret-code';
import type { OrderSide } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { registerOfflineDeal } from '../service-order/service-order.public.ts';
import { moveRecommend } from './operate-recommend.ts';
import type { Project } from './project.table.ts';
import { readRecommend } from './read-recommend.public.ts';
import { getRecommend, isParty } from './recommend.queries.ts';
import { type Recommendation, recommendations } from './recommend.table.ts';
import { possibleAnswers } from './recommend.view.ts';

/** Suppliers sell; those looking for goods, partners or a solution buy. */
const sideOfOwner: Record<ProjectKind, OrderSide> = {
  DEMAND: 'BUYER',
  SUPPLY: 'PROVIDER',
  COOPERATION: 'BUYER',
  TECH: 'BUYER',
};

interface Deal {
  dealDay: string;
  amountFen?: number | null;
  note?: string;
}

/** Registers the deal of a locked introduction for one of its sides. */
export async function registerDealOf(
  tx: Db,
  ctx: MoveSource,
  row: Recommendation,
  { project, byEnterpriseId, deal }: { project: Project; byEnterpriseId: string; deal: Deal },
): Promise<Recommendation> {
  const { ownerId, toEnterpriseId } = row;
  const ownerSide = sideOfOwner[project.kind];
  const [buyer, provider] = ownerSide === 'BUYER' ? [ownerId, toEnterpriseId] : [toEnterpriseId, ownerId];
  const order = await registerOfflineDeal(tx, ctx, {
    registeredBy: byEnterpriseId === buyer ? 'BUYER' : 'PROVIDER',
    buyerEnterpriseId: buyer,
    providerEnterpriseId: provider,
    subject: project.title,
    need: deal.note ?? '',
    dealDay: deal.dealDay,
    amountFen: deal.amountFen ?? null,
    projectId: project.id,
    recommendationId: row.id,
  });
  return moveRecommend(tx, ctx, row, { event: 'registerDeal', set: { dealId: order.id } });
}

/**
 * Registers a deal for either side; the other side confirms it among its offline deals.
 * @throws {AppError} 500404, 500409, 500012, 100002 for a day in the future, or before they were introduced
 */
export const registerDeal: Verb<typeof recommendRegisterDeal> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { enterpriseId } = ctx.actor;
    if (enterpriseId === null) throw notFound();
    const row = await lockVersion(tx, recommendations, { id, version }, isParty(enterpriseId));
    if (!possibleAnswers(row, ctx.actor).includes('registerDeal'))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const { project } = await getRecommend(tx, id, enterpriseId);
    if (data.dealDay > chinaDayOf(ctx.now)) throw fieldsRefused({ 'data.dealDay': m.fault_deal_day_ahead() });
    if (row.connectedAt && data.dealDay < chinaDayOf(row.connectedAt))
      throw fieldsRefused({ 'data.dealDay': m.match_fault_deal_before() });
    await registerDealOf(tx, ctx, row, { project, byEnterpriseId: enterpriseId, deal: data });
    return readRecommend(tx, id, ctx.actor);
  });
