import type { OperatorRole } from '@portal/contract/endpoint';
import type { RoleGrantState } from '@portal/contract/role-manage';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type LogSource, writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sendMessage } from '../../message/message.public.ts';
import { findUser, getUser, type UserRow } from '../user.public.ts';
import { listOtherAdministrators } from './administrators.ts';
import { roleGrants } from './role-grant.table.ts';

export interface RoleRequest {
  userId: string;
  roleCode: OperatorRole;
  reason: string;
}

type Source = LogSource & { actor: Actor };

async function notifyAdministrators(
  tx: Db,
  now: Date,
  { user, roleCode, reason }: { user: UserRow; roleCode: OperatorRole; reason: string },
  requester: UserRow,
): Promise<void> {
  const others = await listOtherAdministrators(tx, requester.id);
  await sendMessage(tx, {
    eventCode: 'ROLE_REQUESTED',
    userIds: others.map(({ id }) => id).filter((id) => id !== user.id),
    params: { person: user.name, applicant: requester.name, role: roleCode, reason },
    link: '/manage/role?tab=grants',
    now,
  });
}

/**
 * Asks for a role for an operator, within a transaction.
 * @throws {AppError} 500404 for who is no operator, 100002 for a role he has or that is asked for already
 */
export async function enterRoleRequest(
  tx: Db,
  clock: Clock,
  { userId, roleCode, reason }: RoleRequest,
  source: Source,
): Promise<{ grantId: string; state: RoleGrantState; version: number }> {
  const user = await findUser(tx, userId);
  if (user?.userType !== '900' || user.status !== 'NORMAL') throw notFound();
  if (user.operatorRoles.includes(roleCode)) throw fieldsRefused({ roleCode: m.fault_role_held() });
  const now = clock.now();
  const requester = await getUser(tx, source.actor.userId);
  const id = ulid(now.getTime());
  const entered = await tx
    .insert(roleGrants)
    .values({ id, userId, roleCode, reason, createdAt: now, createdBy: requester.id, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: roleGrants.id });
  if (entered.length === 0) throw fieldsRefused({ roleCode: m.fault_role_requested() });
  await writeLog(tx, source, {
    event: 'roleGrant.submit',
    entity: 'roleGrant',
    entityId: id,
    reason,
    after: { userId, roleCode, state: 'PENDING' },
  });
  await notifyAdministrators(tx, now, { user, roleCode, reason }, requester);
  return { grantId: id, state: 'PENDING', version: 1 };
}

export const requestRole = (ctx: Context, request: RoleRequest) =>
  inTransaction(ctx.db, (tx) => enterRoleRequest(tx, ctx.clock, request, ctx));
