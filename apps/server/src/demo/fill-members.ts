import { eq, inArray } from 'drizzle-orm';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { invites } from '../features/invite/invite.table.ts';
import { addDays } from '../platform/china-time.ts';
import { composeInvites, demoColleagues } from './content/compose-members.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const owner = 'demo_enterprise2';

async function readAccounts({ tx }: DemoContext) {
  const rows = await tx
    .select({
      loginName: users.loginName,
      id: users.id,
      phoneNumber: users.phoneNumber,
      enterpriseId: users.enterpriseId,
    })
    .from(users);
  return new Map(rows.map((row) => [row.loginName, row]));
}

type Accounts = Awaited<ReturnType<typeof readAccounts>>;

async function fillColleagues({ tx, today }: DemoContext, enterpriseId: string, accounts: Accounts) {
  const rows = demoColleagues.map(({ loginName, role, status, daysAgo, note }) => ({
    id: demoId('enterprise-member', loginName),
    enterpriseId,
    memberRole: role,
    status,
    note,
    userId: accounts.get(loginName)?.id ?? '',
    createdAt: new Date(chinaInstant(addDays(today, -daysAgo), 600)),
  }));
  await tx.insert(enterpriseMembers).values(rows);
  const active = rows.filter(({ status }) => status === 'ACTIVE').map(({ userId }) => userId);
  await tx.update(users).set({ enterpriseId, auditStatus: '2' }).where(inArray(users.id, active));
}

/** Colleagues, requests and invitations of the second enterprise; invoice titles of the first two. */
export async function fillMembers(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const accounts = await readAccounts(context);
  const { id: inviterId, enterpriseId } = accounts.get(owner) ?? {};
  if (!inviterId || !enterpriseId) throw new Error(`the demo park has no ${owner}`);
  await fillColleagues(context, enterpriseId, accounts);
  await tx.insert(invites).values(composeInvites({ enterpriseId, inviterId }, accounts, today));
  for (const loginName of ['demo_enterprise', owner]) {
    const isTheirs = eq(enterprises.id, accounts.get(loginName)?.enterpriseId ?? '');
    const [row] = await tx.select().from(enterprises).where(isTheirs);
    const title = { title: row?.name ?? '', taxNo: row?.creditCode ?? '', isDefault: true };
    await tx
      .update(enterprises)
      .set({ invoiceTitles: [title] })
      .where(isTheirs);
  }
}
