import { randomInt } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import { termsVersion } from '@portal/contract/terms';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { readerLanguage } from '../../../platform/locale.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isRegistrationOpen } from '../../site/registration.public.ts';
import { openUserSession } from '../login/open-user-session.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { findMemberRole, listUsersByPhone } from './user.queries.ts';
import { identityOf } from './user.view.ts';

type AnyContext = Context<Actor | null>;

interface Person {
  phoneNumber: string;
  /** Defaults to the login name. */
  name?: string | undefined;
  /** Hash of a password that nobody knows; slow to make, so it is made before the transaction. */
  passwordHash: string;
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const newLoginName = (): string =>
  `u${Array.from({ length: 11 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

const isMember = ({ userType }: UserRow) => userType !== '900';

/** The account of a number that is opened by a code: one that can log in, if there is any. */
async function findPerson(db: Db, phoneNumber: string): Promise<UserRow | undefined> {
  const found = (await listUsersByPhone(db, phoneNumber)).filter(isMember);
  return found.find(({ status }) => status === 'NORMAL') ?? found[0];
}

/**
 * The account of a proven number, which is made if there is none.
 * @throws {AppError} 500012 while registration is closed, 200004 if the account is frozen
 */
export async function openPerson(
  tx: Db,
  ctx: AnyContext,
  { phoneNumber, passwordHash, ...person }: Person,
): Promise<UserRow> {
  const known = await findPerson(tx, phoneNumber);
  if (known) {
    if (known.status !== 'NORMAL') throw new AppError(retCodes.LOGIN_REFUSED);
    return known;
  }
  if (!(await isRegistrationOpen(tx)))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_registration_closed() });
  const { now } = ctx;
  const loginName = newLoginName();
  const [user] = await tx
    .insert(users)
    .values({
      id: ulid(now.getTime()),
      userAccId: ulid(now.getTime()),
      loginName,
      phoneNumber,
      userType: '100',
      name: person.name ?? loginName,
      passwordHash,
      language: readerLanguage(),
      termsVersion,
      passwordSetAt: now,
      termsAcceptedAt: now,
      unclaimedSince: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // Two first uses at once: the other one was first.
  const opened = user ?? (await findPerson(tx, phoneNumber));
  if (!opened) throw new AppError(retCodes.DUPLICATE_SUBMIT);
  if (user)
    await writeLog(
      tx,
      { ...ctx, actor: null },
      {
        event: 'user.register',
        entity: 'user',
        entityId: user.id,
        after: { loginName, userType: user.userType, termsVersion },
      },
    );
  return opened;
}

/** The context in which the account acts before its session is open. */
export async function actingAs(tx: Db, ctx: AnyContext, user: UserRow): Promise<Context> {
  return { ...ctx, actor: { ...identityOf(user, await findMemberRole(tx, user)), sessionId: '' } };
}

/** Opens the session of somebody whose number was proven just now. */
export const logInPerson = (ctx: AnyContext, user: UserRow) => openUserSession(ctx, user, { isSecure: true });
