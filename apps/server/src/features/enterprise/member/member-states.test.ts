import {
  type MemberEvent,
  type MemberStatus,
  memberEvents,
  memberStatuses,
  memberTransitions,
} from '@portal/contract/enterprise/member';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect } from 'vitest';
import { secureSession } from '../../../platform/session/secure-session.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { invites } from '../../invite/invite.table.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { insertOwned } from '../testing/insert-member.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

async function prepare(status: MemberStatus) {
  const own = await insertOwned(portal);
  const user = await insertUser(portal.db, { userType: '100' });
  const token = await portal.logIn({ userId: user.id, userType: '100' });
  const { enterpriseId } = own;
  const [session] = await portal.db.select().from(sessions).where(eq(sessions.userId, own.user.id));
  await secureSession(portal.db, { now: () => testNow }, session?.id ?? '');
  const id = ulid();
  const inviteId = ulid();
  await portal.db
    .insert(enterpriseMembers)
    .values({ id, enterpriseId, userId: user.id, memberRole: 'STAFF', status });
  await portal.db.insert(invites).values({
    id: inviteId,
    kind: 'ENTERPRISE_MEMBER',
    targetId: enterpriseId,
    inviterId: own.user.id,
    phoneNumber: user.phoneNumber,
    role: 'STAFF',
    expiresAt: new Date(testNow.getTime() + 1),
  });
  return { own, token, id, inviteId };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Sends an event through the call that carries it. */
function fire(event: MemberEvent, { own, token, id, inviteId }: Prepared) {
  const version = 1;
  switch (event) {
    case 'apply':
      return portal.call('POST /api/baseInfo/enterpriseMember/apply', { enterprise: own.name }, token);
    case 'join':
      return portal.call(
        'POST /api/communityManage/invite/operate',
        { id: inviteId, event: 'accept', version },
        token,
      );
    case 'leave':
    case 'cancel':
      return portal.call('POST /api/baseInfo/enterpriseMember/operateOwn', { id, event, version }, token);
    case 'approve':
    case 'refuse':
    case 'changeRole':
    case 'handOver':
    case 'remove': {
      const data = { memberRole: 'FINANCE', reason: '不认识' };
      const call = 'POST /api/baseInfo/enterpriseMember/operate';
      return portal.call(call, { id, event, version, data }, own.token);
    }
  }
}

async function walk(status: MemberStatus, event: MemberEvent, next: MemberStatus | undefined) {
  const prepared = await prepare(status);
  const { header } = await fire(event, prepared);
  const [row] = await portal.db.select().from(enterpriseMembers).where(eq(enterpriseMembers.id, prepared.id));
  if (next) expect([header.retCode, row?.status]).toEqual(['000000', next]);
  else expect([header.retCode, row?.status, row?.version]).toEqual([retCodes.TRANSITION_REFUSED, status, 1]);
}

describeTransitions({
  states: memberStatuses,
  events: memberEvents,
  planned: (status, event) => memberTransitions[status][event],
  next: (state, event) => nextState(memberTransitions, state, event),
  fire: walk,
});
