import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { policies } from '../policy.table.ts';
import { policyRevisions, policyVersions } from './policy-revision.table.ts';

export type Policy = typeof policies.$inferSelect;
export type Revision = typeof policyRevisions.$inferSelect;

export interface EditedPolicy {
  policy: Policy;
  revision: Revision | null;
}

export async function findRevision(db: Db, id: string): Promise<Revision | null> {
  const [row] = await db.select().from(policyRevisions).where(eq(policyRevisions.policyId, id));
  return row ?? null;
}

/**
 * Locks the policy and its working copy until the transaction ends.
 * @throws {AppError} 500404, 500409 when it is not the version the caller saw
 */
export async function lockPolicy(
  tx: Db,
  { id, version }: { id: string; version: number | undefined },
): Promise<EditedPolicy> {
  const policy = await lockVersion(tx, policies, { id, version });
  return { policy, revision: await findRevision(tx, id) };
}

/** @throws {AppError} 500404 */
export async function getEditedPolicy(db: Db, id: string): Promise<EditedPolicy> {
  const [policy] = await db.select().from(policies).where(eq(policies.id, id));
  if (!policy) throw notFound();
  return { policy, revision: await findRevision(db, id) };
}

/** Authors of the text under review. A draft that predates working copies belongs to the officer who wrote it. */
export function authorsOf({ policy, revision }: EditedPolicy): string[] {
  if (revision) return revision.authorIds;
  return policy.status === 'DRAFT' && policy.createdBy !== null ? [policy.createdBy] : [];
}

export async function findLatestVersion(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ no: policyVersions.no })
    .from(policyVersions)
    .where(eq(policyVersions.policyId, id))
    .orderBy(desc(policyVersions.no))
    .limit(1);
  return row?.no ?? 0;
}
