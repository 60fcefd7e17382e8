import type { PolicyContent } from '@portal/contract/policy-content';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { policies } from '../policy.table.ts';
import { nextPolicyPlace } from './policy-editing.policy.ts';
import { lockPolicy, type Policy } from './policy-editing.queries.ts';
import { cleanPolicy, columnsOf, workingContentOf, writeRevision } from './policy-rows.ts';

interface SaveInput {
  id?: string | undefined;
  version?: number | undefined;
  data: PolicyContent;
}

type Columns = Awaited<ReturnType<typeof columnsOf>>;

/** A policy nobody has read yet shows its draft in the officers' list. */
async function writePolicy(
  tx: Db,
  policy: Policy | null,
  columns: Columns,
  { userId, now }: { userId: string; now: Date },
): Promise<{ id: string; version: number }> {
  const changed = { updatedAt: now, updatedBy: userId };
  if (!policy) {
    const id = ulid(now.getTime());
    const began = { ...changed, id, createdAt: now, createdBy: userId };
    await tx.insert(policies).values({ ...columns, ...began, status: 'DRAFT', revision: 'DRAFT' });
    return { id, version: 1 };
  }
  const { id, version } = policy;
  await tx
    .update(policies)
    .set({
      ...(policy.status === 'DRAFT' ? columns : {}),
      ...nextPolicyPlace(policy, 'save'),
      ...changed,
      version: sql`${policies.version} + 1`,
    })
    .where(eq(policies.id, id));
  return { id, version: version + 1 };
}

/** Of what there was, the part that is about to change. */
const formerly = (content: object | null, after: object) =>
  content &&
  Object.fromEntries(Object.keys(after).map((name) => [name, content[name as keyof typeof content]]));

/**
 * Enters a new policy as a draft, or writes the working copy of one.
 * @throws {AppError} 500404, 500409, 500012 where no working copy is open, 100002
 */
export async function savePolicy(
  ctx: Context,
  { id: given, version: seen, data }: SaveInput,
): Promise<{ policyId: string; version: number }> {
  const { userId } = ctx.actor;
  const content = cleanPolicy(data);
  return inTransaction(ctx.db, async (tx) => {
    const edited = given === undefined ? null : await lockPolicy(tx, { id: given, version: seen });
    if (edited) nextPolicyPlace(edited.policy, 'save');
    const now = ctx.now;
    const columns = await columnsOf(tx, content);
    const { id, version } = await writePolicy(tx, edited?.policy ?? null, columns, { userId, now });
    await writeRevision(tx, id, content, { userId, now });
    await writeLog(tx, ctx, {
      event: edited ? 'policy.save' : 'policy.create',
      entity: 'policy',
      entityId: id,
      before: formerly(edited && workingContentOf(edited), content),
      after: content,
    });
    return { policyId: id, version };
  });
}
