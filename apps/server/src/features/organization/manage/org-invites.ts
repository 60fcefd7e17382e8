import { inviteStatuses } from '@portal/contract/invite/public';
import type {
  OrgInviteRow,
  orgInviteQueryManageList,
  orgInviteSave,
} from '@portal/contract/organization/manage';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import type { TextScreen } from '../../community/words.public.ts';
import { users } from '../../identity/user.table.ts';
import { accountsOf, hasStatus, inviteLink, openInvite } from '../../invite/invite.public.ts';
import { invites } from '../../invite/invite.table.ts';
import { inviteStatusOf, sendersActions } from '../../invite/invite-policy.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { isOpen } from '../organization.queries.ts';
import { organizations, orgMembers } from '../organization.table.ts';
import { windowOf } from './managed.queries.ts';

const selectInvites = (db: Db) =>
  db
    .select({ invite: invites, inviterName: users.name, organizationName: organizations.name })
    .from(invites)
    .innerJoin(organizations, eq(organizations.id, invites.targetId))
    .innerJoin(users, eq(users.id, invites.inviterId));
type SentRow = Awaited<ReturnType<typeof selectInvites>>[number];

const viewSent = ({ invite, inviterName, organizationName }: SentRow, now: Date): OrgInviteRow => ({
  ...invite,
  inviteId: invite.id,
  organizationId: invite.targetId,
  organizationName,
  inviterName,
  phoneNumber: invite.phoneNumber === null ? '' : maskPhone(invite.phoneNumber),
  status: inviteStatusOf(invite, now),
  createdAt: invite.createdAt.getTime(),
  expiresAt: invite.expiresAt.getTime(),
  // Every reader of this list has the role that may withdraw invitations.
  actions: sendersActions(invite, true, now),
});

interface Filter {
  organizationId?: string | undefined;
  keyword?: string | undefined;
}

const conditions = ({ organizationId, keyword }: Filter) =>
  and(
    eq(invites.kind, 'ORG'),
    organizationId === undefined ? undefined : eq(invites.targetId, organizationId),
    contains(keyword, organizations.name),
  );

/** Invitations the office has sent, with the answers. */
export const queryOrgInvites: Verb<typeof orgInviteQueryManageList> = async ({ db, now }, input) => {
  const { limit, offset } = windowOf(input);
  const isIn = hasStatus(now);
  const rows = selectInvites(db)
    .where(and(conditions(input), isIn(input.status)))
    .orderBy(...sorted(input.sort, { sent: invites.createdAt }, invites.id))
    .limit(limit)
    .offset(offset);
  const counts = countTabs(inviteStatuses, isIn, (columns) =>
    db
      .select(columns)
      .from(invites)
      .innerJoin(organizations, eq(organizations.id, invites.targetId))
      .where(conditions(input)),
  );
  return pageOfTabs(input, rows, { counts, tab: input.status }, (row) => viewSent(row, now));
};

/** @throws {AppError} 100002 if the number belongs to a current member */
async function requireNoMember(tx: Db, organizationId: string, phoneNumber: string): Promise<void> {
  const [member] = await tx
    .select({ id: orgMembers.id })
    .from(orgMembers)
    .innerJoin(users, eq(users.id, orgMembers.userId))
    .where(
      and(
        eq(orgMembers.organizationId, organizationId),
        eq(orgMembers.status, 'ACTIVE'),
        eq(users.phoneNumber, phoneNumber),
      ),
    );
  if (member) throw fieldsRefused({ 'data.phoneNumber': m.org_fault_member_already() });
}

/**
 * Invites a phone number, or anyone with the link, into a body of the park.
 * @throws {AppError} 100002, 500014 for a blocked word
 */
export const sendOrgInvite =
  (screen: TextScreen): Verb<typeof orgInviteSave> =>
  (ctx, { data }) =>
    inTransaction(ctx.db, async (tx) => {
      const { organizationId, phoneNumber, maxUses } = data;
      const { text: title } = await screen.take(tx, 'data.title', data.title);
      const { text: message } = await screen.take(tx, 'data.message', data.message);
      const isIt = and(eq(organizations.id, organizationId), isOpen);
      const [organization] = await tx.select().from(organizations).where(isIt).for('share');
      if (!organization)
        throw fieldsRefused({ 'data.organizationId': m.fault_choose({ field: m.org_organization() }) });
      if (phoneNumber !== '') await requireNoMember(tx, organizationId, phoneNumber);
      const letter = {
        kind: 'ORG',
        targetId: organizationId,
        phoneNumber: phoneNumber === '' ? null : phoneNumber,
        title,
        message,
        maxUses,
      } as const;
      const invite = await openInvite(tx, ctx, letter, 'data.phoneNumber');
      await sendMessage(tx, {
        eventCode: 'ORG_INVITED',
        params: { name: organization.name, date: chinaDayOf(invite.expiresAt) },
        userIds: await accountsOf(tx, invite),
        link: inviteLink(invite),
        now: ctx.now,
      });
      const [sent] = await selectInvites(tx).where(eq(invites.id, invite.id));
      if (!sent) throw notFound();
      return viewSent(sent, ctx.now);
    });
