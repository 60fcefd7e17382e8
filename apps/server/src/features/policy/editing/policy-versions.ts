import type { SavedPolicy } from '@portal/contract/policy-content';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { peopleOf, viewVersionRow } from '../../../platform/working-copy/version-row.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { getEditedPolicy } from './policy-editing.queries.ts';
import { policyVersions } from './policy-revision.table.ts';
import { contentOf, workingContentOf } from './policy-rows.ts';

/** A page of the approved versions of a policy, the latest first. */
export async function pageOfVersions(
  db: Db,
  { id, pageNo, pageSize }: { id: string; pageNo: number; pageSize: number },
) {
  await getEditedPolicy(db, id);
  const isOfPolicy = eq(policyVersions.policyId, id);
  const rows = await db
    .select({
      no: policyVersions.no,
      title: sql<string>`${policyVersions.content}->>'title'`,
      authorIds: policyVersions.authorIds,
      approvedBy: policyVersions.approvedBy,
      approvedAt: policyVersions.approvedAt,
    })
    .from(policyVersions)
    .where(isOfPolicy)
    .orderBy(desc(policyVersions.no))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [total, names] = await Promise.all([
    db.$count(policyVersions, isOfPolicy),
    namesOfUsers(db, peopleOf(rows)),
  ]);
  return {
    rows: rows.map((row) => viewVersionRow(row, names)),
    total,
    totalIsExact: true,
    pageNo,
    pageSize,
  };
}

const workingCopy = 0;

/**
 * The content of a version; 0 is the working copy, or what the public reads where there is none.
 * @throws {AppError} 500404
 */
export async function getVersionContent(db: Db, id: string, no: number): Promise<SavedPolicy> {
  if (no === workingCopy) return workingContentOf(await getEditedPolicy(db, id));
  const [row] = await db
    .select({ content: policyVersions.content })
    .from(policyVersions)
    .where(and(eq(policyVersions.policyId, id), eq(policyVersions.no, no)));
  if (!row) throw notFound();
  return row.content;
}

/** What the public reads, or last read; null where it has never read anything. @throws {AppError} 500404 */
export async function findPublicContent(db: Db, id: string): Promise<SavedPolicy | null> {
  const { policy } = await getEditedPolicy(db, id);
  const isUnread = policy.status === 'DRAFT' || policy.status === 'PENDING' || policy.status === 'TRASH';
  return isUnread ? null : contentOf(policy);
}
