import type { policyRestoreVersion } from '@portal/contract/policy/version';
import { inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { policies } from '../policy.table.ts';
import { nextPolicyPlace } from './policy-editing.policy.ts';
import { lockPolicy } from './policy-editing.queries.ts';
import { columnsOf, writeRevision } from './policy-rows.ts';
import { getVersionContent } from './policy-versions.ts';

/**
 * Makes an approved version the working copy, which is then submitted like any other.
 * @throws {AppError} 500404, 500409, 500012 while a working copy is under review or once the policy is repealed, 100002
 * for a draft whose list cannot show the content of the version
 */
export const restoreVersion: Verb<typeof policyRestoreVersion> = (ctx, { id, version: seen, no }) =>
  inTransaction(ctx.db, async (tx) => {
    const { policy } = await lockPolicy(tx, { id, version: seen });
    const place = nextPolicyPlace(policy, policy.revision === 'NONE' ? 'edit' : 'save');
    const content = await getVersionContent(tx, id, no);
    await writeRevision(tx, ctx, id, content);
    const { version } = await updateVersion(tx, ctx, policies, id, {
      ...(policy.status === 'DRAFT' ? await columnsOf(tx, content) : {}),
      ...place,
    });
    await writeLog(tx, ctx, {
      event: 'policy.restoreVersion',
      entity: 'policy',
      entityId: id,
      after: { no },
    });
    return { policyId: id, version };
  });
