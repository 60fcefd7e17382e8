import type { policyQueryDifference } from '@portal/contract/policy/version';
import type { Verb } from '../../../platform/http/context.ts';
import { comparePolicies } from './compare-policies.ts';
import { findPublicContent, getVersionContent } from './policy-versions.ts';

/**
 * The changes from one version to another; without `from`, since the public text.
 * @throws {AppError} 500404
 */
export const getDifference: Verb<typeof policyQueryDifference> = async ({ db }, { id, from, to }) => {
  const [before, after] = await Promise.all([
    from === undefined ? findPublicContent(db, id) : getVersionContent(db, id, from),
    getVersionContent(db, id, to),
  ]);
  return comparePolicies(before, after);
};
