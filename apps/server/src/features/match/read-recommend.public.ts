import type { RecommendDetail } from '@portal/contract/match/recommend';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { readCrowd } from '../blind/read-crowd.public.ts';
import { getRecommend } from './recommend.queries.ts';
import { viewRecommendDetail } from './recommend.view.ts';
import { isMutedBy, senderOf } from './send-recommendation.public.ts';

/**
 * A recommendation as seen by one of its sides.
 * @throws {AppError} 500404
 */
export async function readRecommend(db: Db, id: string, actor: Actor): Promise<RecommendDetail> {
  const enterpriseId = actor.enterpriseId ?? '';
  const row = await getRecommend(db, id, enterpriseId);
  const isMuted = await isMutedBy(db, enterpriseId, senderOf(row.recommend));
  return viewRecommendDetail(await readCrowd(db), row, actor, isMuted);
}
