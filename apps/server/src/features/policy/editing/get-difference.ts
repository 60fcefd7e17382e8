import type { Db } from '../../../platform/database/database.ts';
import { comparePolicies, type PolicyDifference } from './compare-policies.ts';
import { findPublicContent, getVersionContent } from './policy-versions.ts';

/**
 * What changed from one version to another; without `from`, from what the public reads.
 * @throws {AppError} 500404
 */
export async function getDifference(
  db: Db,
  { id, from, to }: { id: string; from?: number | undefined; to: number },
): Promise<PolicyDifference> {
  const [before, after] = await Promise.all([
    from === undefined ? findPublicContent(db, id) : getVersionContent(db, id, from),
    getVersionContent(db, id, to),
  ]);
  return comparePolicies(before, after);
}
