import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import type { InviteKindSource } from '../../feature/invite-kind.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { sendMessage } from '../message/message.public.ts';
import { holdOrganization } from './membership.ts';
import { enterOrganization } from './move-member.ts';
import { countedOrganization, membersOf } from './organization.queries.ts';
import { organizations } from './organization.table.ts';
import { manageLink } from './organization-link.ts';

/** Invitations into bodies of the park: the office sends them, and accepting makes one a member. */
export const orgInviteKind: InviteKindSource = {
  kind: 'ORG',
  async readTarget(db, id) {
    const [row] = await db.select(countedOrganization).from(organizations).where(eq(organizations.id, id));
    return { name: row?.name ?? '', members: row ? membersOf(row) : 0 };
  },
  mayWithdraw: (_invite, { operatorRoles }) => operatorRoles.includes('OP_COMMUNITY'),
  async join(tx, ctx, { targetId, title }, userId) {
    const organization = await holdOrganization(tx, targetId);
    if (organization.status !== 'OPEN') throw new AppError(retCodes.TRANSITION_REFUSED);
    await enterOrganization(tx, ctx, {
      event: 'join',
      organization,
      userId,
      title,
      tasks: [],
      note: '',
      phoneShown: false,
      dueAt: null,
    });
  },
  notify(tx, { invite, event, person, name, now }) {
    const eventCode = event === 'accept' ? 'ORG_INVITE_ACCEPTED' : 'ORG_INVITE_DECLINED';
    const link = `${manageLink}?view=invites`;
    return sendMessage(tx, { eventCode, params: { name, person }, userIds: [invite.inviterId], link, now });
  },
};
