import type { policyQueryFacets } from '@portal/contract/policy/public';
import { type PolicyLevel, policyLevels } from '@portal/contract/policy/terms';
import { and } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { hasOpenItem } from './policy.queries.ts';
import { policies } from './policy.table.ts';
import { isShown } from './policy-columns.ts';
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
  const [levels, kinds, states, departments, industries, openTotal] = await Promise.all([
    countLevels(db),
    countKinds(db),
    countStates(db, today),
    countDepartments(db),
    countIndustries(db),
    db.$count(policies, and(isShown, hasOpenItem(today))),
  ]);
  const total = levels.reduce((sum, level) => sum + level.count, 0);
  return {
    total,
    openTotal,
    levels: levels.toSorted((one, other) => rankOf(one.value) - rankOf(other.value)),
    kinds,
    states,
    departments,
    industryTags: industries.map(({ code, ...rest }) => ({ tagId: code, ...rest })),
  };
}
