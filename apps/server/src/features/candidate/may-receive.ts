import { recommendDays } from '@portal/contract/recommend-terms';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Project } from '../match/project.table.ts';
import { recommendations } from '../match/recommend.table.ts';
import { isMutedBy } from '../match/send-recommendation.public.ts';

const dayMs = 86_400_000;

/** To an enterprise as one without a name, or to the provider of a service that everybody can read. */
export type RecommendWay = 'BLIND' | 'SERVICE';

/**
 * Whether this project was brought to that enterprise within thirty days. The two ways are told apart: being refused
 * on one because of the other would say whose service it is that stands in the list without a name.
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

/** Whether a sender may bring the project to an enterprise now. */
export const mayReceive = async (
  tx: Db,
  project: Project,
  enterpriseId: string,
  sender: string,
  now: Date,
): Promise<boolean> =>
  !(await isRecent(tx, project.id, enterpriseId, now)) && !(await isMutedBy(tx, enterpriseId, sender));
