import { ulid } from 'ulidx';
import type { MemberRole } from '../../../platform/session/actor.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import type { users } from '../../identity/user.table.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { nextCreditCode } from '../admission/testing/apply.ts';
import type { enterprises } from '../enterprise.table.ts';
import { insertEnterprise } from './insert-enterprise.ts';

/** Logs a user in with their role in the enterprise. */
export const logInMember = (portal: TestApp, user: typeof users.$inferSelect, memberRole: MemberRole) =>
  portal.logIn({
    userId: user.id,
    userAccId: user.userAccId,
    userType: user.userType,
    enterpriseId: user.enterpriseId,
    memberRole,
    auditStatus: user.auditStatus,
  });

/** Inserts a member of an enterprise and logs them in. */
export async function insertMember(
  portal: TestApp,
  enterpriseId: string,
  memberRole: MemberRole,
  given: Partial<typeof users.$inferInsert> = {},
) {
  const user = await insertUser(portal.db, { enterpriseId, auditStatus: '2', ...given });
  const memberId = ulid();
  await portal.db
    .insert(enterpriseMembers)
    .values({ id: memberId, enterpriseId, userId: user.id, memberRole, status: 'ACTIVE' });
  return { user, memberId, token: await logInMember(portal, user, memberRole) };
}

let made = 0;

/** Inserts an admitted enterprise and logs its owner in. */
export async function insertOwned(portal: TestApp, given: Partial<typeof enterprises.$inferInsert> = {}) {
  made += 1;
  const name = `有主企业${made}（演示）`;
  const creditCode = nextCreditCode();
  const enterpriseId = await insertEnterprise(portal.db, { name, creditCode, ...given });
  const owner = await insertMember(portal, enterpriseId, 'OWNER');
  return { enterpriseId, name: given.name ?? name, creditCode, ...owner };
}
