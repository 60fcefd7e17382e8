import { recommendDays } from '@portal/contract/match/recommend-terms';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Project } from '../match/project.table.ts';
import { recommendations } from '../match/recommend.table.ts';
import { isMutedBy } from '../match/send-recommendation.public.ts';

const dayMs = 86_400_000;

/** BLIND: to an unnamed enterprise. SERVICE: to the provider of a public service. */
export type RecommendWay = 'BLIND' | 'SERVICE';

/**
 * Whether this project was recommended to the enterprise within the last thirty days. `BLIND` and `SERVICE` are checked
 * separately: refusing one because of the other would reveal which unnamed match is the provider of the service.
 */
export async function isRecent(
  tx: Db,
  projectId: string,
  enterpriseId: string,
  now: Date,
  way?: RecommendWay,
): Promise<boolean> {
  const { sentAt, projectId: project, toEnterpriseId, serviceId } = recommendations;
  const isOnWay = way && (way === 'SERVICE' ? isNotNull(serviceId) : isNull(serviceId));
  const since = new Date(now.getTime() - recommendDays * dayMs);
  const isPair = and(eq(project, projectId), eq(toEnterpriseId, enterpriseId), gt(sentAt, since), isOnWay);
  return (await tx.$count(recommendations, isPair)) > 0;
}

/** Whether a sender can recommend the project to an enterprise now. */
export const mayReceive = async (
  tx: Db,
  project: Project,
  enterpriseId: string,
  sender: string,
  now: Date,
): Promise<boolean> =>
  !(await isRecent(tx, project.id, enterpriseId, now)) && !(await isMutedBy(tx, enterpriseId, sender));
