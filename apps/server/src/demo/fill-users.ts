import { createHash } from 'node:crypto';
import type { OperatorRole } from '@portal/contract/operator-role';
import { auditStatusOf } from '../features/enterprise/admission/admission.policy.ts';
import { enterpriseAudits } from '../features/enterprise/admission/enterprise-audit.table.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { roleGrants } from '../features/identity/role/role-grant.table.ts';
import { users } from '../features/identity/user.table.ts';
import { addDays } from '../platform/china-time.ts';
import { hashPassword } from '../platform/passwords/hash-password.ts';
import { composeAudits } from './content/compose-audits.ts';
import { composeEnterprises } from './content/compose-enterprises.ts';
import { composeUsers, type DemoUser } from './content/compose-users.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { frozenAccounts } from './content/quiet-accounts.ts';
import { registeredAt } from './content/registration-time.ts';
import { demoPassword } from './demo-accounts.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

// Whether the user left when their enterprise left the park.
const hasLeft = ({ member }: DemoUser) => member?.enterprise.entryStatus === 'REVOKED';

function rowOf(user: DemoUser, today: string, passwordHash: string): typeof users.$inferInsert {
  const { member, ...kept } = user;
  const registered = registeredAt(user, today);
  const frozen = frozenAccounts.get(user.loginName);
  return {
    ...kept,
    passwordHash,
    passwordSetAt: registered,
    auditStatus: member ? auditStatusOf[member.enterprise.entryStatus] : '0',
    enterpriseId: member && !hasLeft(user) ? member.enterprise.id : null,
    termsVersion: '2026-01',
    termsAcceptedAt: registered,
    createdAt: registered,
    updatedAt: registered,
    ...(frozen ? { status: 'FROZEN' as const, statusReason: frozen } : {}),
  };
}

function memberOf(user: DemoUser, today: string): (typeof enterpriseMembers.$inferInsert)[] {
  if (!user.member) return [];
  const { enterprise, role } = user.member;
  return [
    {
      id: demoId('enterprise-member', user.loginName),
      enterpriseId: enterprise.id,
      userId: user.id,
      memberRole: role,
      status: hasLeft(user) ? 'REMOVED' : 'ACTIVE',
      createdAt: registeredAt(user, today),
    },
  ];
}

const grants: readonly {
  person: string;
  roleCode: OperatorRole;
  by: string;
  state: 'PENDING' | 'APPROVED';
  daysAgo: number;
  reason: string;
}[] = [
  {
    person: 'op_community',
    roleCode: 'OP_CONTENT',
    by: 'op_admin2',
    state: 'PENDING',
    daysAgo: 1,
    reason: '兼任社区活动报道的编辑，需要内容编辑角色。',
  },
  {
    person: 'op_service',
    roleCode: 'OP_POLICY',
    by: 'op_admin',
    state: 'APPROVED',
    daysAgo: 40,
    reason: '协助政策申报集中受理期的咨询。',
  },
];

/** Requested roles: one is pending, one was granted and later revoked. */
function grantsOf(all: readonly DemoUser[], today: string): (typeof roleGrants.$inferInsert)[] {
  const idOf = (loginName: string) => all.find((user) => user.loginName === loginName)?.id ?? '';
  return grants.map(({ person, roleCode, by, state, daysAgo, reason }) => {
    const createdAt = new Date(chinaInstant(addDays(today, -daysAgo), 560));
    const decided = state === 'PENDING' ? null : new Date(createdAt.getTime() + 3_600_000);
    return {
      id: demoId('role-grant', person),
      userId: idOf(person),
      reason,
      createdAt,
      roleCode,
      state,
      createdBy: idOf(by),
      updatedAt: decided ?? createdAt,
      decidedAt: decided,
      decidedBy: decided && idOf('op_admin2'),
      opinion: decided ? '同意，期限至受理结束。' : '',
    };
  });
}

const hashDemoPassword = () => hashPassword(createHash('sha1').update(demoPassword).digest('hex'));

/** Operators for an existing park, with phone numbers no other account uses. */
export async function operatorRows(
  loginNames: readonly string[],
  today: string,
): Promise<(typeof users.$inferInsert)[]> {
  const passwordHash = await hashDemoPassword();
  return composeUsers([])
    .filter(({ loginName }) => loginNames.includes(loginName))
    .map((user) => rowOf(user, today, passwordHash))
    .map((row) => ({ ...row, phoneNumber: row.phoneNumber.replace(/^1542000/, '1542001') }));
}

/** 139 accounts with the applications of their enterprises; all share one password. */
export async function fillUsers({ tx, today }: DemoContext): Promise<void> {
  const all = composeUsers(composeEnterprises(today));
  const passwordHash = await hashDemoPassword();
  await tx.insert(users).values(all.map((user) => rowOf(user, today, passwordHash)));
  await tx.insert(roleGrants).values(grantsOf(all, today));
  await tx.insert(enterpriseMembers).values(all.flatMap((user) => memberOf(user, today)));
  for (const chunk of inChunks(composeAudits(all, today))) await tx.insert(enterpriseAudits).values(chunk);
}
