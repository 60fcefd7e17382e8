import type { LoginUser } from '@portal/contract/identity/fields';
import type { Context } from '../../../platform/http/context.ts';
import { heldRoleInfos } from '../../../platform/session/custom-role-names.ts';
import { getSessionEnd } from '../../../platform/session/end-sessions.ts';
import { isSecure } from '../../../platform/session/secure-session.ts';
import { getUser } from '../user.public.ts';
import { findMemberRole, listEnterprisesOf } from './user.queries.ts';
import { viewLoginUser } from './user.view.ts';

/** The logged-in user in the form the client stores. */
export async function getOwnUser(ctx: Context): Promise<LoginUser & { viewing?: { until: number } }> {
  const user = await getUser(ctx.db, ctx.actor.userId);
  const [memberRole, secure, held] = await Promise.all([
    findMemberRole(ctx.db, user),
    isSecure(ctx.db, ctx.clock, ctx.actor.sessionId),
    heldRoleInfos(ctx.db, [user.id], ctx.now),
  ]);
  const known = viewLoginUser(user, memberRole, { isSecure: secure, held: held.get(user.id) ?? [] });
  if (ctx.actor.viewedBy === undefined) return known;
  return { ...known, viewing: { until: await getSessionEnd(ctx.db, ctx.actor.sessionId) } };
}

export async function getPersonalInfo(ctx: Context) {
  const user = await getUser(ctx.db, ctx.actor.userId);
  const enterprises = await listEnterprisesOf(ctx.db, ctx.actor.userId);
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
