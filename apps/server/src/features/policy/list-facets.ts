import type { policyQueryFacets } from '@portal/contract/policy/public';
import { type PolicyLevel, policyLevels } from '@portal/contract/policy/terms';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import {
  countDepartments,
  countIndustries,
  countKinds,
  countLevels,
  countStates,
} from './policy-facets.queries.ts';

const rankOf = (level: PolicyLevel) => policyLevels.indexOf(level);

/** The values the list can be filtered by. */
export async function listFacets(db: Db, today: string): Promise<z.infer<typeof policyQueryFacets.output>> {
  const [levels, kinds, states, departments, industries] = await Promise.all([
    countLevels(db),
    countKinds(db),
    countStates(db, today),
    countDepartments(db),
    countIndustries(db),
  ]);
  const total = levels.reduce((sum, level) => sum + level.count, 0);
  return {
    total,
    levels: levels.toSorted((one, other) => rankOf(one.value) - rankOf(other.value)),
    kinds,
    states,
    departments,
    industryTags: industries.map(({ code, ...rest }) => ({ tagId: code, ...rest })),
  };
}
