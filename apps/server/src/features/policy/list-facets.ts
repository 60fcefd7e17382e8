import type { policyQueryFacets } from '@portal/contract/policy';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import {
  countDepartments,
  countIndustryTags,
  countKinds,
  countLevels,
  countStates,
} from './policy-facets.queries.ts';

/** What the list can be filtered by. */
export async function listFacets(db: Db, today: string): Promise<z.infer<typeof policyQueryFacets.output>> {
  const [levels, kinds, states, departments, industryTags] = await Promise.all([
    countLevels(db),
    countKinds(db),
    countStates(db, today),
    countDepartments(db),
    countIndustryTags(db),
  ]);
  const total = levels.reduce((sum, level) => sum + level.count, 0);
  return { total, levels, kinds, states, departments, industryTags };
}
