import type { policySave } from '@portal/contract/policy/manage';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { policies } from '../policy.table.ts';
import { nextPolicyPlace } from './policy-editing.policy.ts';
import { lockPolicy, type Policy } from './policy-editing.queries.ts';
import { cleanPolicy, columnsOf, workingContentOf, writeRevision } from './policy-rows.ts';

type Columns = Awaited<ReturnType<typeof columnsOf>>;
type Saved = Pick<Policy, 'id' | 'version'>;

async function addPolicy(tx: Db, { actor, now }: Context, columns: Columns): Promise<Saved> {
  const id = ulid(now.getTime());
  await tx.insert(policies).values({
    ...columns,
    id,
    status: 'DRAFT',
    revision: 'DRAFT',
    createdAt: now,
    createdBy: actor.userId,
    updatedAt: now,
    updatedBy: actor.userId,
  });
  return { id, version: 1 };
}

/** For a policy that was never public, the officers' list shows the draft itself. */
const changePolicy = (tx: Db, ctx: Context, policy: Policy, columns: Columns): Promise<Saved> =>
  updateVersion(tx, ctx, policies, policy.id, {
    ...(policy.status === 'DRAFT' ? columns : {}),
    ...nextPolicyPlace(policy, 'save'),
  });

/** The old values of the fields about to change. */
const formerly = (content: object | null, after: object) =>
  content &&
  Object.fromEntries(Object.keys(after).map((name) => [name, content[name as keyof typeof content]]));

/**
 * Creates a policy as a draft, or writes the working copy of an existing one.
 * @throws {AppError} 500404, 500409, 500012 where the state does not allow editing, 100002
 */
export const savePolicy: Verb<typeof policySave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const content = cleanPolicy(data);
    const edited = given === undefined ? null : await lockPolicy(tx, { id: given, version: seen });
    if (edited) nextPolicyPlace(edited.policy, 'save');
    const columns = await columnsOf(tx, content);
    const { id, version } = edited
      ? await changePolicy(tx, ctx, edited.policy, columns)
      : await addPolicy(tx, ctx, columns);
    await writeRevision(tx, ctx, id, content);
    await writeLog(tx, ctx, {
      event: edited ? 'policy.save' : 'policy.create',
      entity: 'policy',
      entityId: id,
      before: formerly(edited && workingContentOf(edited), content),
      after: content,
    });
    return { policyId: id, version };
  });
