import { createHash } from 'node:crypto';
import { auditStatusOf } from '../features/enterprise/admission/admission.policy.ts';
import { enterpriseAudits } from '../features/enterprise/admission/enterprise-audit.table.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { hashPassword } from '../features/identity/login/hash-password.ts';
import { users } from '../features/identity/user.table.ts';
import { addDays } from '../platform/china-time.ts';
import { composeAudits } from './content/compose-audits.ts';
import { composeEnterprises } from './content/compose-enterprises.ts';
import { composeUsers, type DemoUser } from './content/compose-users.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const password = 'Demo2026';

const roles: readonly [string, string][] = [
  ['demo_person', '个人用户'],
  ['demo_enterprise', '企业所有者'],
  ['demo_enterprise2', '另一家企业的所有者'],
  ['demo_finance', '第一家企业的财务'],
  ['demo_staff', '第一家企业的普通成员'],
  ['demo_pending', '待审核企业'],
  ['demo_returned', '退回补正的企业'],
  ['op_admin', '平台管理员'],
  ['op_audit', '入驻审核员（初审）'],
  ['op_audit2', '入驻审核员（终审）'],
  ['op_content', '内容编辑'],
  ['op_content2', '内容总编'],
  ['op_policy', '政策专员'],
];

/** The accounts of the demo park that visitors may try, one for every kind of user. */
export const demoAccounts = roles.map(([loginName, role]) => ({ loginName, password, role }));

// No longer a member of an enterprise that has left the park.
const hasLeft = ({ member }: DemoUser) => member?.enterprise.entryStatus === 'REVOKED';

function rowOf(user: DemoUser, today: string, passwordHash: string): typeof users.$inferInsert {
  const { member, ...kept } = user;
  const registered = chinaInstant(addDays(today, -demoInteger(`${user.loginName} since`, 30, 700)), 600);
  return {
    ...kept,
    passwordHash,
    passwordSetAt: new Date(registered),
    auditStatus: member ? auditStatusOf[member.enterprise.entryStatus] : '0',
    enterpriseId: member && !hasLeft(user) ? member.enterprise.id : null,
    termsVersion: '2026-01',
    termsAcceptedAt: new Date(registered),
    createdAt: new Date(registered),
  };
}

function memberOf(user: DemoUser): (typeof enterpriseMembers.$inferInsert)[] {
  if (!user.member) return [];
  const { enterprise, role } = user.member;
  return [
    {
      id: demoId('enterprise-member', user.loginName),
      enterpriseId: enterprise.id,
      userId: user.id,
      memberRole: role,
      status: hasLeft(user) ? 'REMOVED' : 'ACTIVE',
    },
  ];
}

/** 120 accounts with the applications of their enterprises; one password for all of them. */
export async function fillUsers({ tx, today }: DemoContext): Promise<void> {
  const all = composeUsers(composeEnterprises(today));
  const passwordHash = await hashPassword(createHash('sha1').update(password).digest('hex'));
  await tx.insert(users).values(all.map((user) => rowOf(user, today, passwordHash)));
  await tx.insert(enterpriseMembers).values(all.flatMap(memberOf));
  for (const chunk of inChunks(composeAudits(all, today))) await tx.insert(enterpriseAudits).values(chunk);
}
