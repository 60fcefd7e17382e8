import type { LoginUser } from '@portal/contract/identity-fields';
import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { getSessionEnd } from '../../../platform/session/end-sessions.ts';
import { isSecure } from '../../../platform/session/secure-session.ts';
import { getUser } from '../user.public.ts';
import { findMemberRole, listEnterprisesOf } from './user.queries.ts';
import { viewLoginUser } from './user.view.ts';

type AccountDeps = Pick<Deps, 'database' | 'clock'>;

/** The logged-in user as the client keeps it. */
export async function getOwnUser(
  { database: { db }, clock }: AccountDeps,
  { userId, sessionId, viewedBy }: Actor,
): Promise<LoginUser & { viewing?: { until: number } }> {
  const user = await getUser(db, userId);
  const [memberRole, secure] = await Promise.all([findMemberRole(db, user), isSecure(db, clock, sessionId)]);
  const known = viewLoginUser(user, memberRole, { isSecure: secure });
  if (viewedBy === undefined) return known;
  return { ...known, viewing: { until: await getSessionEnd(db, sessionId) } };
}

/** What the logged-in user keeps about himself. */
export async function getPersonalInfo({ database: { db } }: AccountDeps, { userId }: Actor) {
  const user = await getUser(db, userId);
  const enterprises = await listEnterprisesOf(db, userId);
  const { id, loginName, name, phoneNumber, landline, email, avatarFileId, language, version } = user;
  return {
    userId: id,
    loginName,
    name,
    phoneNumber,
    landline,
    email,
    avatarFileId,
    language,
    version,
    passwordSetAt: user.passwordSetAt.getTime(),
    lastLoginAt: user.lastLoginAt?.getTime() ?? null,
    enterprises: enterprises.map((row) => ({ ...row, isCurrent: row.enterpriseId === user.enterpriseId })),
  };
}
