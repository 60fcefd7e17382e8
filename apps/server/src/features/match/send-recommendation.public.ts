import type { PartScore } from '@portal/contract/fit/terms';
import { type RecommendSender, recommendDays } from '@portal/contract/match/recommend-terms';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import type { Project } from './project.table.ts';
import { type Recommendation, recommendations, recommendMutes } from './recommend.table.ts';
import { recordRecommendation } from './record-recommendation.ts';

const dayMs = 86_400_000;
export const answerBy = (now: Date): Date => new Date(now.getTime() + recommendDays * dayMs);

/** SYSTEM, OPERATOR or the id of an enterprise. */
export const senderOf = ({
  fromType,
  fromEnterpriseId,
}: Pick<Recommendation, 'fromType' | 'fromEnterpriseId'>): string => fromEnterpriseId ?? fromType;

export const isMutedBy = async (tx: Db, enterpriseId: string, sender: string): Promise<boolean> =>
  (await tx.$count(
    recommendMutes,
    and(eq(recommendMutes.enterpriseId, enterpriseId), eq(recommendMutes.sender, sender)),
  )) > 0;

interface Sent {
  project: Project;
  toEnterpriseId: string;
  targetProjectId?: string | null;
  serviceId?: string | null;
  fromType: RecommendSender;
  fromUserId?: string;
  fromEnterpriseId?: string;
  reason?: string;
  score?: number | null;
  parts?: PartScore[];
  offeredX100?: number | null;
  /** The receiver requests the introduction itself, and so is interested at once. */
  applies?: boolean;
}

/** Creates a recommendation with its log and case, and notifies those concerned. */
export async function sendRecommendation(
  tx: Db,
  ctx: MoveSource,
  { project, applies = false, ...given }: Sent,
): Promise<Recommendation> {
  const { now, actor } = ctx;
  const [sent] = await tx
    .insert(recommendations)
    .values({
      ...given,
      id: ulid(now.getTime()),
      projectId: project.id,
      ownerId: project.enterpriseId,
      status: applies ? 'INTERESTED' : 'SENT',
      viewedAt: applies ? now : null,
      answeredAt: applies ? now : null,
      sentAt: now,
      expiresAt: answerBy(now),
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
      updatedBy: actor?.userId ?? null,
    })
    .returning();
  if (!sent) throw new Error('failed to insert recommendation');
  const event = applies ? 'apply' : 'send';
  await writeLog(tx, ctx, {
    event: `recommend.${event}`,
    entity: 'recommend',
    entityId: sent.id,
    after: { status: sent.status, expiresAt: sent.expiresAt },
    reason: sent.reason,
  });
  await recordRecommendation(tx, now, sent, project.title, event);
  return sent;
}
