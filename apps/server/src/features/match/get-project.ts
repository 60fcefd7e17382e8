import type { projectQueryForm } from '@portal/contract/match/project';
import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { getUser } from '../identity/user.public.ts';

/** Initial values for a new project of the caller's enterprise. */
export const getProjectForm: Verb<typeof projectQueryForm> = async ({ db, actor }) => {
  const [enterprise] = await db
    .select({ stages: enterprises.chainStages, regionId: enterprises.regionId })
    .from(enterprises)
    .where(eq(enterprises.id, actor.enterpriseId ?? ''));
  if (!enterprise) throw notFound();
  const { name, phoneNumber } = await getUser(db, actor.userId);
  return {
    chainStage: enterprise.stages[0] ?? 'GROW',
    regionId: enterprise.regionId,
    contactName: name,
    contactPhone: phoneNumber ?? '',
  };
};
