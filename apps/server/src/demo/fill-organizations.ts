import { stateOfCase } from '@portal/contract/case-kinds';
import { caseKinds } from '@portal/contract/collected/case-kinds';
import { inviteLifeDays } from '@portal/contract/invite/public';
import { joinAnswerDays } from '@portal/contract/organization/terms';
import { asc, inArray } from 'drizzle-orm';
import { cases } from '../features/case/case.table.ts';
import { users } from '../features/identity/user.table.ts';
import { invites } from '../features/invite/invite.table.ts';
import { organizations, orgMembers } from '../features/organization/organization.table.ts';
import { organizationLink } from '../features/organization/organization-link.ts';
import { nextBusinessNumber } from '../platform/business-number.ts';
import { addDays } from '../platform/china-time.ts';
import { addWorkingDays } from '../platform/working-days.ts';
import {
  closedOrganization,
  memberNotes,
  memberTitles,
  type OrganizationSource,
  organizationInvites,
  organizationSources,
  otherMembers,
} from './content/compose-organizations.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import { isActive } from './content/quiet-accounts.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

type MemberRow = typeof orgMembers.$inferInsert;
type User = typeof users.$inferSelect;

const idOf = (key: string) => demoId('organization', key);
const office = 'op_community';

/** A past working hour, or just now. */
const on = (today: string, daysAgo: number, name: string) =>
  new Date(notAhead(chinaInstant(addDays(today, -daysAgo), demoInteger(`${name} minute`, 540, 1040))));

/** Nobody applies before they have an account. */
const since = (at: Date, user: User | undefined) =>
  new Date(notAhead(Math.max(at.getTime(), (user?.createdAt.getTime() ?? 0) + 3_600_000)));

async function fillTree({ tx, today }: DemoContext, officer: string): Promise<void> {
  const createdAt = on(today, 400, 'organizations');
  const rowOf = ({ key, parentKey, memberCount, accounts, ...data }: OrganizationSource) => ({
    ...data,
    id: idOf(key),
    parentId: parentKey === null ? null : idOf(parentKey),
    others: memberCount - accounts,
    createdAt,
    createdBy: officer,
    updatedAt: createdAt,
  });
  await tx
    .insert(organizations)
    .values([
      ...organizationSources.map(rowOf),
      { ...rowOf(closedOrganization), status: 'CLOSED', updatedAt: on(today, 200, 'closed'), version: 2 },
    ]);
}

/** The accounts of each organisation, taken in turn so that nobody is in too many. */
function membersOf(people: readonly User[], today: string): MemberRow[] {
  let next = 0;
  return organizationSources.flatMap(({ key, accounts, tasks }) =>
    Array.from({ length: accounts }, (_, at): MemberRow => {
      const user = people[next % people.length];
      next += 1;
      const name = `org ${key} ${at}`;
      const appliedAt = since(on(today, demoInteger(`${name} days`, 20, 340), name), user);
      return {
        id: demoId('org-member', `${key} ${user?.loginName}`),
        organizationId: idOf(key),
        userId: user?.id ?? '',
        status: 'ACTIVE',
        title: memberTitles[at] ?? '',
        tasks: tasks.filter((task) => demoInteger(`${name} ${task}`, 0, 1) === 1),
        note: memberNotes[demoInteger(`${name} note`, 0, memberNotes.length - 1)] ?? '',
        phoneShown: at === 0,
        appliedAt,
        decidedAt: new Date(notAhead(addWorkingDays(appliedAt, 1).getTime())),
        createdAt: appliedAt,
        updatedAt: appliedAt,
        version: 2,
      };
    }),
  );
}

function othersOf(accounts: ReadonlyMap<string, User>, today: string): MemberRow[] {
  return otherMembers.map(({ organization, person, state, daysAgo, note, reason }): MemberRow => {
    const appliedAt = since(on(today, daysAgo, `${organization} ${person}`), accounts.get(person));
    const isOpen = state === 'APPLIED';
    const isGone = state === 'LEFT';
    return {
      id: demoId('org-member', `${organization} ${person}`),
      organizationId: idOf(organization),
      userId: accounts.get(person)?.id ?? '',
      status: state,
      note: isGone ? '' : note,
      reason,
      appliedAt,
      dueAt: isOpen ? addWorkingDays(appliedAt, joinAnswerDays) : null,
      decidedAt: isOpen ? null : new Date(notAhead(addWorkingDays(appliedAt, 2).getTime())),
      createdAt: appliedAt,
      updatedAt: appliedAt,
      version: isOpen ? 1 : 2,
    };
  });
}

/** The case of each membership that began with a request or an invitation. */
async function fillCases(
  { tx }: DemoContext,
  rows: readonly MemberRow[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const numbers: string[] = [];
  for (const { appliedAt } of rows)
    numbers.push(await nextBusinessNumber(tx, caseKinds.ORG_MEMBER.prefix, appliedAt));
  const eventOf = { ACTIVE: 'approve', REFUSED: 'refuse', LEFT: 'leave' } as const;
  const values = rows.map((row, at): typeof cases.$inferInsert => {
    const { id, userId, status, reason = '', appliedAt, decidedAt, dueAt } = row;
    const decided = decidedAt ?? appliedAt;
    const event =
      status === 'LEFT' && reason !== '' ? 'remove' : status === 'APPLIED' ? null : eventOf[status];
    const by =
      status === 'LEFT' && reason === '' ? { name: names.get(userId) ?? '' } : ({ agent: 'PARK' } as const);
    const organization = [...organizationSources, closedOrganization].find(
      ({ key }) => idOf(key) === row.organizationId,
    );
    return {
      id: demoId('case', id),
      kind: 'ORG_MEMBER',
      bizId: id,
      userId,
      caseNo: numbers[at] ?? '',
      subject: organization?.name ?? '',
      state: status,
      statusKind: stateOfCase({ kind: 'ORG_MEMBER', state: status }).turn,
      link: organizationLink(row.organizationId),
      dueAt: dueAt ?? null,
      events: [
        { at: appliedAt.getTime(), event: 'apply', by: { name: names.get(userId) ?? '' } },
        ...(event === null
          ? []
          : [{ at: decided.getTime(), event, by, ...(reason === '' ? {} : { params: { reason } }) }]),
      ],
      createdAt: appliedAt,
      updatedAt: decided,
      version: event === null ? 1 : 2,
    };
  });
  for (const chunk of inChunks(values)) await tx.insert(cases).values(chunk);
}

function invitesOf(accounts: ReadonlyMap<string, User>, members: readonly MemberRow[], today: string) {
  const ids = new Map([...accounts.values()].map((user) => [user.id, user]));
  return organizationInvites.map(({ key, organization, to, daysAgo, ...letter }) => {
    const member = members.find(({ organizationId }) => organizationId === idOf(organization));
    const account = to === 'member' ? ids.get(member?.userId ?? '') : accounts.get(to ?? '');
    const createdAt = on(today, daysAgo, `invite ${key}`);
    const isAnswered = letter.status !== 'SENT' || letter.uses > 0;
    return {
      ...letter,
      id: demoId('org-invite', key),
      kind: 'ORG' as const,
      targetId: idOf(organization),
      inviterId: accounts.get(office)?.id ?? '',
      phoneNumber: account?.phoneNumber ?? null,
      answeredAt: isAnswered ? new Date(notAhead(createdAt.getTime() + 20 * 3_600_000)) : null,
      acceptedBy: letter.status === 'ACCEPTED' ? (account?.id ?? null) : null,
      createdAt,
      updatedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + inviteLifeDays * 86_400_000),
    };
  });
}

/** Organisations of the park: tree, members, applicants, refusals and invitations. */
export async function fillOrganizations(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const all = await tx
    .select()
    .from(users)
    .where(inArray(users.status, ['NORMAL']))
    .orderBy(asc(users.id));
  const accounts = new Map(all.map((user) => [user.loginName, user]));
  await fillTree(context, accounts.get(office)?.id ?? '');
  const special = new Set([
    ...otherMembers.map(({ person }) => person),
    'demo_enterprise',
    'person_05',
    'person_06',
    'person_07',
  ]);
  const people = all.filter(
    (user) => user.userType !== '900' && isActive(user) && !special.has(user.loginName),
  );
  const rows = [...membersOf(people, today), ...othersOf(accounts, today)];
  for (const chunk of inChunks(rows)) await tx.insert(orgMembers).values(chunk);
  await fillCases(context, rows, new Map(all.map(({ id, name }) => [id, name])));
  await tx.insert(invites).values(invitesOf(accounts, rows, today));
}
