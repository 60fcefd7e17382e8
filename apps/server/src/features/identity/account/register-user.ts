import type { userRegisterCK } from '@portal/contract/identity/register';
import type { ExplainedReason } from '@portal/contract/ret-code';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import { isRegistrationOpen } from '../../site/registration.public.ts';
import { issueTicket } from '../ticket.public.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.public.ts';
import { viewLoginUser } from './user.view.ts';

type Registration = InputOf<typeof userRegisterCK>;

const taken = (reason: ExplainedReason, fields: Record<string, string>) =>
  new AppError(retCodes.EXPLAINED_BY_PAGE, { data: { reason, fields } });

/** @throws {AppError} 500011 LOGIN_NAME_TAKEN, PHONE_TAKEN */
async function requireFree(tx: Db, { loginName, phoneNumber, userType }: Registration): Promise<void> {
  const isSameName = eq(sql`lower(${users.loginName})`, loginName.toLowerCase());
  const rows = await tx
    .select({ isSameName: sql<boolean>`${isSameName}` })
    .from(users)
    .where(
      or(
        isSameName,
        and(eq(users.phoneNumber, phoneNumber), eq(users.userType, userType), ne(users.status, 'CANCELLED')),
      ),
    );
  if (rows.some((row) => row.isSameName))
    throw taken('LOGIN_NAME_TAKEN', { loginName: m.fault_login_name_taken() });
  if (rows.length > 0) throw taken('PHONE_TAKEN', { phoneNumber: m.fault_phone_registered() });
}

async function insertUser(
  tx: Db,
  now: Date,
  { loginName, phoneNumber, userType, name = loginName, termsVersion, language }: Registration,
  passwordHash: string,
): Promise<UserRow | undefined> {
  const [row] = await tx
    .insert(users)
    .values({
      id: ulid(now.getTime()),
      userAccId: ulid(now.getTime()),
      loginName,
      phoneNumber,
      userType,
      name,
      passwordHash,
      language,
      termsVersion,
      passwordSetAt: now,
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

/**
 * Registers an account; the code is used up only on success.
 * @throws {AppError} 500012 while registration is closed, 200003, 500011 LOGIN_NAME_TAKEN, PHONE_TAKEN
 */
export const registerUser: Verb<typeof userRegisterCK> = async (ctx, registration) => {
  if (!(await isRegistrationOpen(ctx.db)))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_registration_closed() });
  const { phoneNumber, verifyCode, password_sha: sha } = registration;
  const proven = await proveCode(ctx.db, ctx.clock, { phoneNumber, scenes: ['REGISTER'] }, verifyCode);
  await requireFree(ctx.db, registration);
  const passwordHash = await hashPassword(sha);
  return inTransaction(ctx.db, async (tx) => {
    await consumeCode(tx, ctx.clock, proven);
    const user = await insertUser(tx, ctx.now, registration, passwordHash);
    // A concurrent registration took the name or number first.
    if (!user) {
      await requireFree(tx, registration);
      throw new AppError(retCodes.DUPLICATE_SUBMIT);
    }
    const { ticket, expiresAt } = await issueTicket(tx, ctx.clock, 'REG', user.id);
    const after = { loginName: user.loginName, userType: user.userType, termsVersion: user.termsVersion };
    await writeLog(
      tx,
      { ...ctx, actor: null },
      { event: 'user.register', entity: 'user', entityId: user.id, after },
    );
    return {
      ...viewLoginUser(user, null, { isLoggedIn: false }),
      regTicket: ticket,
      regTicketExpiresAt: expiresAt.getTime(),
    };
  });
};
