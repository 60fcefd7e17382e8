import { and, eq } from 'drizzle-orm';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { boundLink, membersLink, recordJoin } from '../features/enterprise/member/notify-members.ts';
import { users } from '../features/identity/user.table.ts';
import { sendMessage } from '../features/message/message.public.ts';
import { addDays } from '../platform/china-time.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { type DemoJoin, demoJoins } from './content/demo-joins.ts';
import { demoInteger } from './content/demo-random.ts';
import type { DemoContext } from './demo-context.ts';
import { findOwned, type Owned } from './file-paper.ts';

const dayLength = 86_400_000;

type Member = typeof enterpriseMembers.$inferSelect;

interface Request {
  join: DemoJoin;
  owned: Owned;
  member: Member;
  person: { id: string; name: string };
  at: Date;
}

async function findPerson({ tx }: DemoContext, loginName: string) {
  const [person] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.loginName, loginName));
  if (!person) throw new Error(`the demo park has no ${loginName}`);
  return person;
}

/** Inserts the applicant's membership, unless it already exists. */
async function enterMember({ tx }: DemoContext, { join, owned, person, at }: Omit<Request, 'member'>) {
  const place = { enterpriseId: owned.enterprise.id, userId: person.id };
  const { status, note } = join;
  await tx
    .insert(enterpriseMembers)
    .values({
      id: demoId('enterprise-member', `${join.person} joins`),
      ...place,
      memberRole: 'STAFF',
      status,
      note,
      createdAt: at,
      createdBy: person.id,
      updatedAt: at,
    })
    .onConflictDoNothing();
  const isIt = and(
    eq(enterpriseMembers.enterpriseId, place.enterpriseId),
    eq(enterpriseMembers.userId, place.userId),
  );
  const [member] = await tx.update(enterpriseMembers).set({ createdAt: at }).where(isIt).returning();
  if (!member) throw new Error('the accepted membership does not exist');
  return member;
}

async function notifyOfRequest(
  { tx }: DemoContext,
  { owned, member, person, at: now }: Request,
): Promise<void> {
  const { id, name: enterprise } = owned.enterprise;
  await recordJoin(tx, {
    member,
    enterprise,
    state: 'APPLIED',
    now,
    event: { event: 'apply', by: { name: person.name } },
  });
  await sendMessage(tx, {
    eventCode: 'JOIN_APPLIED',
    enterpriseId: id,
    memberRoles: ['OWNER', 'ADMIN'],
    params: { person: person.name, enterprise },
    link: membersLink,
    now,
  });
}

async function decide({ tx }: DemoContext, request: Request): Promise<void> {
  const { join, owned, member, at } = request;
  const { id: enterpriseId, name: enterprise } = owned.enterprise;
  const { status, reason = '' } = join;
  if (status === 'APPLIED') return;
  const now = new Date(at.getTime() + dayLength);
  const isLetIn = status === 'ACTIVE';
  await recordJoin(tx, {
    member,
    enterprise,
    state: isLetIn ? 'PASSED' : 'REFUSED',
    now,
    event: { event: isLetIn ? 'approve' : 'refuse', params: { reason }, by: { name: owned.owner.name } },
  });
  const message = { userIds: [member.userId], link: boundLink, now };
  if (isLetIn) await sendMessage(tx, { ...message, eventCode: 'JOIN_PASSED', params: { enterprise } });
  else await sendMessage(tx, { ...message, eventCode: 'JOIN_REJECTED', params: { enterprise, reason } });
  await tx
    .update(enterpriseMembers)
    .set({ updatedAt: now, updatedBy: owned.owner.id, version: member.version + 1 })
    .where(eq(enterpriseMembers.id, member.id));
  if (isLetIn)
    await tx.update(users).set({ enterpriseId, auditStatus: '2' }).where(eq(users.id, member.userId));
}

/** Inserts requests to join enterprises and the decisions of their owners. */
export async function fillJoins(context: DemoContext): Promise<void> {
  for (const join of demoJoins) {
    const owned = await findOwned(context, join.owner);
    const person = await findPerson(context, join.person);
    const day = addDays(context.today, -join.daysAgo);
    const at = new Date(chinaInstant(day, demoInteger(`${join.person} asks`, 540, 1_020)));
    const member = await enterMember(context, { join, owned, person, at });
    const request = { join, owned, member, person, at };
    await notifyOfRequest(context, request);
    await decide(context, request);
  }
}
