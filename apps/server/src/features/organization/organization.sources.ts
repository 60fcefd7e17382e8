import { orgMemberStateLabels } from '@portal/contract/organization/terms';
import * as m from '@portal/texts/messages';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import type { QueueSource } from '../../feature/queue-source.ts';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { users } from '../identity/user.table.ts';
import { inviteLink } from '../invite/invite.public.ts';
import { invites } from '../invite/invite.table.ts';
import { isOpen } from './organization.queries.ts';
import { organizations, orgMembers } from './organization.table.ts';
import { organizationLink } from './organization-link.ts';

/** Requests to join, most urgent first. */
export const joinQueue: QueueSource = {
  kind: 'ORG_MEMBER',
  label: m.org_case_name,
  role: 'OP_COMMUNITY',
  stateLabels: { APPLIED: orgMemberStateLabels.APPLIED },
  waiting: sql`
    select ${orgMembers.id} as ref_id, ${organizations.name} as title, ${orgMembers.status} as state,
      ${orgMembers.appliedAt} as entered_at, ${orgMembers.dueAt} as due_at, null::text as barred_user_id
    from ${orgMembers} join ${organizations} on ${organizations.id} = ${orgMembers.organizationId}
    where ${orgMembers.status} = 'APPLIED'`,
};

/** Invitations to the user's number. */
export const orgInviteTodo: TodoSource = {
  kind: 'ORG_INVITE',
  async list(db, { actor, now, limit }) {
    if (actor.userType === '900') return [];
    const own = db.select({ phoneNumber: users.phoneNumber }).from(users).where(eq(users.id, actor.userId));
    const rows = await db
      .select({ id: invites.id, title: organizations.name, dueAt: invites.expiresAt, total: todoTotal })
      .from(invites)
      .innerJoin(organizations, eq(organizations.id, invites.targetId))
      .where(
        and(
          eq(invites.kind, 'ORG'),
          eq(invites.phoneNumber, sql`(${own})`),
          eq(invites.status, 'SENT'),
          gt(invites.expiresAt, now),
          isOpen,
        ),
      )
      .orderBy(desc(invites.createdAt))
      .limit(limit);
    return rows.map((row) => ({ ...row, link: inviteLink(row) }));
  },
};

export const organizationSitemap = [
  sitemapKindOf('organization', {
    table: organizations,
    id: organizations.id,
    updatedAt: organizations.updatedAt,
    shown: () => isOpen,
    pathOf: organizationLink,
  }),
];

/** Ends the memberships of a deleted account and erases what was written to obtain them. */
export const leaveOrganizations: Erase = async (tx, userId, { now }) => {
  const isTheirs = eq(orgMembers.userId, userId);
  await tx
    .update(orgMembers)
    .set({ title: '', tasks: [], note: '', reason: '', phoneShown: false })
    .where(isTheirs);
  await tx
    .update(orgMembers)
    .set({ status: 'LEFT', dueAt: null, decidedAt: now, updatedAt: now })
    .where(and(isTheirs, inArray(orgMembers.status, ['APPLIED', 'ACTIVE'])));
  await invalidateTags(tx, ['organization']);
};
