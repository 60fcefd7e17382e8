import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { policies } from '../policy.table.ts';
import { nextPolicyPlace } from './policy-editing.policy.ts';
import { lockPolicy } from './policy-editing.queries.ts';
import { columnsOf, writeRevision } from './policy-rows.ts';
import { getVersionContent } from './policy-versions.ts';

/**
 * Makes an approved version the working copy, which is then handed in like any other.
 * @throws {AppError} 500404, 500409, 500012 while a working copy waits for its review, or once it is repealed,
 *   100002 for a draft whose list cannot show what the version says
 */
export async function restoreVersion(
  ctx: Context,
  { id, version, no }: { id: string; version: number; no: number },
): Promise<{ policyId: string; version: number }> {
  const { userId } = ctx.actor;
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.now;
    const { policy } = await lockPolicy(tx, { id, version });
    const place = nextPolicyPlace(policy, policy.revision === 'NONE' ? 'edit' : 'save');
    const content = await getVersionContent(tx, id, no);
    await writeRevision(tx, id, content, { userId, now });
    await tx
      .update(policies)
      .set({
        ...(policy.status === 'DRAFT' ? await columnsOf(tx, content) : {}),
        ...place,
        version: sql`${policies.version} + 1`,
        updatedAt: now,
        updatedBy: userId,
      })
      .where(eq(policies.id, id));
    await writeLog(tx, ctx, {
      event: 'policy.restoreVersion',
      entity: 'policy',
      entityId: id,
      after: { no },
    });
    return { policyId: id, version: version + 1 };
  });
}
