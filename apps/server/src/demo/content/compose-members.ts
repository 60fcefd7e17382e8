import type { MemberStatus } from '@portal/contract/enterprise/member';
import { type InvitedRole, type InviteStatus, inviteLifeDays } from '@portal/contract/invite/public';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoId } from './demo-id.ts';

/** People who act for the second demo enterprise, or ask to. */
export const demoColleagues: readonly {
  loginName: string;
  role: InvitedRole;
  status: MemberStatus;
  daysAgo: number;
  note: string;
}[] = [
  { loginName: 'person_01', role: 'ADMIN', status: 'ACTIVE', daysAgo: 210, note: '' },
  { loginName: 'person_02', role: 'FINANCE', status: 'ACTIVE', daysAgo: 95, note: '' },
  { loginName: 'person_03', role: 'STAFF', status: 'ACTIVE', daysAgo: 40, note: '' },
  { loginName: 'person_04', role: 'STAFF', status: 'LEFT', daysAgo: 300, note: '' },
];

const strangerPhone = '15420009001';

/** Invitations in every state; the first waits for the personal demo account. */
const letters: readonly {
  key: string;
  to: { loginName: string } | { phoneNumber: string };
  role: InvitedRole;
  status: Exclude<InviteStatus, 'EXPIRED'>;
  daysAgo: number;
}[] = [
  { key: 'waiting', to: { loginName: 'demo_person' }, role: 'STAFF', status: 'SENT', daysAgo: 1 },
  { key: 'stranger', to: { phoneNumber: strangerPhone }, role: 'FINANCE', status: 'SENT', daysAgo: 3 },
  { key: 'expired', to: { loginName: 'person_06' }, role: 'STAFF', status: 'SENT', daysAgo: 20 },
  { key: 'declined', to: { loginName: 'person_07' }, role: 'STAFF', status: 'DECLINED', daysAgo: 33 },
  { key: 'accepted', to: { loginName: 'person_03' }, role: 'STAFF', status: 'ACCEPTED', daysAgo: 41 },
  { key: 'withdrawn', to: { loginName: 'person_08' }, role: 'ADMIN', status: 'WITHDRAWN', daysAgo: 60 },
];

export function composeInvites(
  { enterpriseId, inviterId }: { enterpriseId: string; inviterId: string },
  accounts: ReadonlyMap<string, { id: string; phoneNumber: string }>,
  today: string,
) {
  return letters.map(({ key, to, role, status, daysAgo }) => {
    const account = 'loginName' in to ? accounts.get(to.loginName) : undefined;
    const sentDay = addDays(today, -daysAgo);
    const answered = status === 'SENT' ? null : new Date(chinaInstant(addDays(sentDay, 1), 620));
    return {
      id: demoId('enterprise-invite', key),
      kind: 'ENTERPRISE_MEMBER' as const,
      targetId: enterpriseId,
      inviterId,
      role,
      uses: status === 'ACCEPTED' ? 1 : 0,
      status,
      answeredAt: answered,
      phoneNumber: 'phoneNumber' in to ? to.phoneNumber : (account?.phoneNumber ?? strangerPhone),
      acceptedBy: status === 'ACCEPTED' ? (account?.id ?? null) : null,
      createdAt: new Date(chinaInstant(sentDay, 560)),
      expiresAt: new Date(chinaInstant(addDays(sentDay, inviteLifeDays), 560)),
    };
  });
}
