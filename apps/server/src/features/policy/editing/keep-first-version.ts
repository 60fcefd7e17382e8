import type { Db } from '../../../platform/database/database.ts';
import { findLatestVersion, type Policy } from './policy-editing.queries.ts';
import { policyVersions } from './policy-revision.table.ts';
import { contentOf } from './policy-rows.ts';

const wasNeverPublic = ({ status }: Policy) => status === 'DRAFT' || status === 'PENDING';

/** Stores the text of a policy published before versions existed as version 1; returns the latest version number. */
export async function keepFirstVersion(tx: Db, policy: Policy): Promise<number> {
  const latest = await findLatestVersion(tx, policy.id);
  if (latest > 0 || wasNeverPublic(policy)) return latest;
  await tx.insert(policyVersions).values({
    policyId: policy.id,
    no: 1,
    content: contentOf(policy),
    authorIds: policy.createdBy === null ? [] : [policy.createdBy],
    approvedAt: policy.updatedAt,
  });
  return 1;
}
