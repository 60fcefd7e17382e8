import type { ChainStage } from '@portal/contract/enterprise/public';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { type Crowd, makeCrowd } from './crowd.public.ts';
import { crowdVersions } from './crowd.table.ts';

/** The crowd of the last version read. Versions are transaction ids, so no two states share one. */
let last: { version: string; crowd: Crowd } | undefined;

async function compute(db: Db): Promise<Crowd> {
  const { industryTagIds, chainStages, regionId, creditGrade, entryStatus, visibility } = enterprises;
  const members = await db
    .select({
      tags: industryTagIds,
      stage: sql<ChainStage>`${chainStages}[1]`,
      regionId,
      creditGrade: sql<string>`coalesce(${creditGrade}, '')`,
    })
    .from(enterprises)
    .where(and(eq(entryStatus, 'PASSED'), eq(visibility, 'PUBLIC')));
  const places = await db
    .select({ regionId: regions.regionId, parentId: regions.parentId, name: regions.name })
    .from(regions);
  return makeCrowd(members, places);
}

/**
 * What can currently be said about unnamed enterprises, based on the live directory. A call reads one short row; the
 * enterprises are only reloaded if the directory has changed.
 */
export async function readCrowd(db: Db): Promise<Crowd> {
  const [row] = await db.select({ version: crowdVersions.version }).from(crowdVersions);
  if (!row) throw new Error('the version of the directory is missing');
  if (last?.version !== row.version) last = { version: row.version, crowd: await compute(db) };
  return last.crowd;
}
