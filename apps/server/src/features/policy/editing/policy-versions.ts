import type { SavedPolicy } from '@portal/contract/policy/content';
import type { policyVersionQueryList } from '@portal/contract/policy/version';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { peopleOf, viewVersionRow } from '../../../platform/working-copy/version-row.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { getEditedPolicy } from './policy-editing.queries.ts';
import { policyVersions } from './policy-revision.table.ts';
import { contentOf, workingContentOf } from './policy-rows.ts';

const isOf = (id: string) => eq(policyVersions.policyId, id);

async function listVersions(db: Db, { id, pageNo, pageSize }: InputOf<typeof policyVersionQueryList>) {
  const rows = await db
    .select({
      no: policyVersions.no,
      title: sql<string>`${policyVersions.content}->>'title'`,
      authorIds: policyVersions.authorIds,
      approvedBy: policyVersions.approvedBy,
      approvedAt: policyVersions.approvedAt,
    })
    .from(policyVersions)
    .where(isOf(id))
    .orderBy(desc(policyVersions.no))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const names = await namesOfUsers(db, peopleOf(rows));
  return rows.map((row) => viewVersionRow(row, names));
}

/** Lists the approved versions of a policy, latest first. @throws {AppError} 500404 */
export const queryVersions: Verb<typeof policyVersionQueryList> = async ({ db }, input) => {
  await getEditedPolicy(db, input.id);
  const total = db.$count(policyVersions, isOf(input.id));
  return pageOf(input, listVersions(db, input), total, (row) => row);
};

const workingCopy = 0;

/**
 * The content of a version; 0 is the working copy, or the published content where there is none.
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

/** The content that is or was last public; null for a policy that was never public. @throws {AppError} 500404 */
export async function findPublicContent(db: Db, id: string): Promise<SavedPolicy | null> {
  const { policy } = await getEditedPolicy(db, id);
  const isUnread = policy.status === 'DRAFT' || policy.status === 'PENDING' || policy.status === 'TRASH';
  return isUnread ? null : contentOf(policy);
}
