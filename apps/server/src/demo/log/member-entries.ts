import { and, asc, inArray, ne } from 'drizzle-orm';
import { enterpriseMembers } from '../../features/enterprise/admission/enterprise-member.table.ts';
import { users } from '../../features/identity/user.table.ts';
import { invites } from '../../features/invite/invite.table.ts';
import { maskPhone } from '../../platform/text/mask.ts';
import { demoJoins } from '../content/demo-joins.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

/** Requests to join and the owners' decisions. */
async function joinEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const asking = demoJoins.map(({ person }) => person);
  const isAsking = inArray(
    enterpriseMembers.userId,
    tx.select({ id: users.id }).from(users).where(inArray(users.loginName, asking)),
  );
  const rows = await tx
    .select()
    .from(enterpriseMembers)
    .where(and(isAsking, ne(enterpriseMembers.memberRole, 'OWNER')))
    .orderBy(asc(enterpriseMembers.id));
  return rows.flatMap(({ id, enterpriseId, userId, status, memberRole, createdAt, updatedAt, updatedBy }) => {
    const person = people.byId(userId);
    const join = demoJoins.find(({ person: name }) => name === person?.loginName);
    if (!person || !join) return [];
    const applied = { status: 'APPLIED', memberRole };
    // An admitted applicant did not act for an enterprise before.
    const isLetIn = person.enterpriseId === enterpriseId;
    const by = isLetIn ? { ...person, role: null, enterpriseId: null } : person;
    const apply = { at: createdAt, by, event: 'enterpriseMember.apply', entityId: id, after: applied };
    const event = `enterpriseMember.${status === 'ACTIVE' ? 'approve' : 'refuse'}`;
    const decided = {
      at: updatedAt,
      by: people.byId(updatedBy) ?? null,
      event,
      entityId: id,
      before: applied,
      after: { status, memberRole },
      ...(join.reason ? { reason: join.reason } : {}),
    };
    return status === 'APPLIED' ? [apply] : [apply, decided];
  });
}

const answers = { ACCEPTED: 'accept', DECLINED: 'decline', WITHDRAWN: 'withdraw' } as const;

/** Invitations and their answers. */
async function inviteEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const rows = await tx.select().from(invites).orderBy(asc(invites.id));
  const phones = await tx.select({ id: users.id, phoneNumber: users.phoneNumber }).from(users);
  return rows.flatMap((invite) => {
    const { id, inviterId, status, role, title, phoneNumber, createdAt, answeredAt } = invite;
    const inviter = people.byId(inviterId) ?? null;
    const after = {
      phoneNumber: phoneNumber === null ? '' : maskPhone(phoneNumber),
      ...(role === null ? {} : { memberRole: role }),
      ...(title === '' ? {} : { title }),
    };
    const save = { at: createdAt, by: inviter, event: 'invite.save', entityId: id, after };
    const event = status in answers ? answers[status as keyof typeof answers] : null;
    if (!event || !answeredAt) return [save];
    const invited = people.byId(phones.find((row) => row.phoneNumber === phoneNumber)?.id ?? null);
    const by = event === 'withdraw' ? inviter : (invited ?? null);
    const answer = { at: answeredAt, by, event: `invite.${event}`, entityId: id };
    return [save, { ...answer, before: { status: 'SENT' }, after: { status } }];
  });
}

/** Log entries about members of enterprises. */
export const memberEntries = async (context: DemoContext, people: People): Promise<LogEntry[]> => [
  ...(await joinEntries(context, people)),
  ...(await inviteEntries(context, people)),
];
