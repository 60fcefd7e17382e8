import type { roleGrantSubmit } from '@portal/contract/identity/role-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, OutputOf, Verb, WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sendMessage } from '../../message/message.public.ts';
import { findUser, getUser, type UserRow } from '../user.public.ts';
import { listOtherAdministrators } from './administrators.public.ts';
import { roleGrants } from './role-grant.table.ts';

type RoleRequest = InputOf<typeof roleGrantSubmit>;

async function notifyAdministrators(
  tx: Db,
  now: Date,
  { user, roleCode, reason }: Omit<RoleRequest, 'userId'> & { user: UserRow },
  requester: UserRow,
): Promise<void> {
  const others = await listOtherAdministrators(tx, requester.id);
  await sendMessage(tx, {
    eventCode: 'ROLE_REQUESTED',
    userIds: others.map(({ id }) => id).filter((id) => id !== user.id),
    params: { person: user.name, applicant: requester.name, role: roleCode, reason },
    link: paths.manageRoles({ tab: 'grants' }),
    now,
  });
}

/**
 * Requests a role for an operator; runs within a transaction.
 * @throws {AppError} 500404 for anyone but an operator, 100002 for a role already held or requested
 */
export async function enterRoleRequest(
  tx: Db,
  ctx: WriteContext & { actor: Actor },
  { userId, roleCode, reason }: RoleRequest,
): Promise<OutputOf<typeof roleGrantSubmit>> {
  const user = await findUser(tx, userId);
  if (user?.userType !== '900' || user.status !== 'NORMAL') throw notFound();
  if (user.operatorRoles.includes(roleCode)) throw fieldsRefused({ roleCode: m.fault_role_held() });
  const { actor, now } = ctx;
  const requester = await getUser(tx, actor.userId);
  const id = ulid(now.getTime());
  const entered = await tx
    .insert(roleGrants)
    .values({ id, userId, roleCode, reason, createdAt: now, createdBy: requester.id, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: roleGrants.id });
  if (entered.length === 0) throw fieldsRefused({ roleCode: m.fault_role_requested() });
  await writeLog(tx, ctx, {
    event: 'roleGrant.submit',
    entity: 'roleGrant',
    entityId: id,
    reason,
    after: { userId, roleCode, state: 'PENDING' },
  });
  await notifyAdministrators(tx, now, { user, roleCode, reason }, requester);
  return { grantId: id, state: 'PENDING', version: 1 };
}

export const requestRole: Verb<typeof roleGrantSubmit> = (ctx, request) =>
  inTransaction(ctx.db, (tx) => enterRoleRequest(tx, ctx, request));
