import type { inviteSave } from '@portal/contract/invite/public';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { memberRightMissing } from '../../../platform/http/member-right-missing.ts';
import { users } from '../../identity/user.table.ts';
import { accountsOf, inviteLink, openInvite } from '../../invite/invite.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { givableRoles } from '../member/member.policy.ts';
import { findInvite } from './sent.queries.ts';
import { viewSentInvite } from './sent.view.ts';

/** @throws {AppError} 100002 if the number belongs to a current member */
async function requireNoMember(tx: Db, enterpriseId: string, phoneNumber: string): Promise<void> {
  const [member] = await tx
    .select({ id: enterpriseMembers.id })
    .from(enterpriseMembers)
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .where(
      and(
        eq(enterpriseMembers.enterpriseId, enterpriseId),
        eq(enterpriseMembers.status, 'ACTIVE'),
        eq(users.phoneNumber, phoneNumber),
      ),
    );
  if (member) throw fieldsRefused({ phoneNumber: m.fault_member_already() });
}

/**
 * Invites a phone number to act for the caller's enterprise.
 * @throws {AppError} 300002, 100002
 */
export const sendInvite: Verb<typeof inviteSave> = async (ctx, { phoneNumber, memberRole }) => {
  const { actor, now } = ctx;
  const { enterpriseId } = actor;
  if (enterpriseId === null || !givableRoles(actor).includes(memberRole)) throw memberRightMissing(actor);
  return inTransaction(ctx.db, async (tx) => {
    await requireNoMember(tx, enterpriseId, phoneNumber);
    const letter = {
      kind: 'ENTERPRISE_MEMBER',
      targetId: enterpriseId,
      phoneNumber,
      role: memberRole,
    } as const;
    const invite = await openInvite(tx, ctx, letter);
    const sent = await findInvite(tx, invite.id);
    if (!sent) throw new AppError(retCodes.NOT_FOUND);
    await sendMessage(tx, {
      eventCode: 'INVITE',
      userIds: await accountsOf(tx, invite),
      link: inviteLink(invite),
      now,
      params: {
        enterprise: sent.enterpriseName,
        person: sent.inviterName,
        role: memberRole,
        date: chinaDayOf(invite.expiresAt),
      },
    });
    return viewSentInvite(sent, actor, now);
  });
};
