import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { lockRecruit } from '../move-recruit.ts';
import { type Recruit, type RecruitApplication, recruitApplications } from '../recruit.table.ts';
import { getApplication } from './application.queries.ts';

/**
 * Locks an application and its recruitment, the recruitment first, so that concurrent hires wait for each other.
 * `where` limits which rows the caller may find and may refer to the recruitment.
 * @throws {AppError} 500404, 500409
 */
export async function lockApplication(
  tx: Db,
  { id, version }: { id: string; version: number },
  where: SQL | undefined,
): Promise<{ application: RecruitApplication; recruit: Recruit }> {
  const found = await getApplication(tx, id, where);
  const recruit = await lockRecruit(tx, found.recruit.postId);
  if (!recruit) throw notFound();
  return { application: await lockVersion(tx, recruitApplications, { id, version }), recruit };
}
