import type { operatorSave } from '@portal/contract/identity/role-manage';
import type { OperatorRole } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { unknownPassword } from '../unknown-password.public.ts';
import { users } from '../user.table.ts';
import { enterRoleRequest } from './request-role.ts';

async function throwSlotTaken(tx: Db, loginName: string): Promise<never> {
  const isSame = eq(sql`lower(${users.loginName})`, loginName.toLowerCase());
  const isNameTaken = (await tx.$count(users, isSame)) > 0;
  throw fieldsRefused(
    isNameTaken ? { loginName: m.fault_login_name_taken() } : { phoneNumber: m.fault_operator_phone_taken() },
  );
}

interface NewOperator {
  loginName: string;
  name: string;
  phoneNumber: string;
  roleCodes: readonly OperatorRole[];
  reason: string;
}

/**
 * Adds an operator without rights, and requests their roles; runs within a transaction.
 * @throws {AppError} 100002 for a login name or number that is taken
 */
export async function insertOperator(
  tx: Db,
  ctx: WriteContext & { actor: Actor },
  { roleCodes, reason, ...given }: NewOperator,
  passwordHash: string,
): Promise<string> {
  const { now } = ctx;
  const userId = ulid(now.getTime());
  const account = { id: userId, userAccId: ulid(now.getTime()), userType: '900', ...given } as const;
  const entered = await tx
    .insert(users)
    .values({
      ...account,
      passwordHash,
      passwordSetAt: now,
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (entered.length === 0) await throwSlotTaken(tx, given.loginName);
  await writeLog(tx, ctx, {
    event: 'user.enterOperator',
    entity: 'user',
    entityId: userId,
    after: { loginName: given.loginName, userType: '900' },
    reason,
  });
  for (const roleCode of new Set(roleCodes)) await enterRoleRequest(tx, ctx, { userId, roleCode, reason });
  return userId;
}

/**
 * Adds an operator without rights, and requests their roles.
 * @throws {AppError} 100002 for a login name or number that is taken
 */
export const enterOperator: Verb<typeof operatorSave> = async (ctx, { data, reason, ...given }) => {
  const passwordHash = await unknownPassword();
  const operator = { ...given, ...data, reason };
  return {
    userId: await inTransaction(ctx.db, (tx) => insertOperator(tx, ctx, operator, passwordHash)),
  };
};
