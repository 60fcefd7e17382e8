import { inviteLifeDays, type inviteSave } from '@portal/contract/invite';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { users } from '../../identity/user.table.ts';
import { sendMessage } from '../../message/message.public.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { givableRoles } from '../member/member.policy.ts';
import { enterpriseInvites } from './enterprise-invite.table.ts';
import { findInvite, type ShownInvite } from './invite.queries.ts';
import { viewSentInvite } from './invite.view.ts';

const dayMs = 86_400_000;
/** How many invitations of an enterprise may wait at a time. */
const maxOpen = 30;

type Invitation = InputOf<typeof inviteSave>;

const openOf = (enterpriseId: string) =>
  and(eq(enterpriseInvites.enterpriseId, enterpriseId), eq(enterpriseInvites.status, 'SENT'));

/** @throws {AppError} 100002 for present members, and when too many invitations wait */
async function requireInvitable(tx: Db, enterpriseId: string, { phoneNumber }: Invitation, now: Date) {
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
  const isOpen = and(openOf(enterpriseId), sql`${enterpriseInvites.expiresAt} > ${now}`);
  if ((await tx.$count(enterpriseInvites, isOpen)) >= maxOpen)
    throw fieldsRefused({ phoneNumber: m.fault_open_invitations({ max: maxOpen }) });
}

/** A new invitation to a number ends the older one. */
async function replaceInvite(
  tx: Db,
  {
    enterpriseId,
    userId,
    now,
    given,
  }: { enterpriseId: string; userId: string; now: Date; given: Invitation },
): Promise<string> {
  await tx
    .update(enterpriseInvites)
    .set({ status: 'WITHDRAWN', answeredAt: now, version: sql`${enterpriseInvites.version} + 1` })
    .where(and(openOf(enterpriseId), eq(enterpriseInvites.phoneNumber, given.phoneNumber)));
  const id = ulid(now.getTime());
  await tx.insert(enterpriseInvites).values({
    id,
    enterpriseId,
    inviterId: userId,
    ...given,
    expiresAt: new Date(now.getTime() + inviteLifeDays * dayMs),
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
  });
  return id;
}

/** Only numbers with an account get a message; others get the link from their inviter. */
async function notifyInvited(tx: Db, { invite, inviterName, enterpriseName }: ShownInvite, now: Date) {
  const accounts = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.phoneNumber, invite.phoneNumber),
        inArray(users.userType, ['100', '200']),
        ne(users.status, 'CANCELLED'),
      ),
    );
  await sendMessage(tx, {
    eventCode: 'INVITE',
    userIds: accounts.map(({ id }) => id),
    link: `/invite/${invite.id}`,
    now,
    params: {
      enterprise: enterpriseName,
      person: inviterName,
      role: invite.memberRole,
      date: chinaDayOf(invite.expiresAt),
    },
  });
}

/**
 * Invites a phone number to act for the caller's enterprise.
 * @throws {AppError} 300002, 100002
 */
export const sendInvite: Verb<typeof inviteSave> = async (ctx, given) => {
  const { actor, now } = ctx;
  const { userId, enterpriseId } = actor;
  if (enterpriseId === null || !givableRoles(actor).includes(given.memberRole))
    throw new AppError(retCodes.RIGHT_MISSING);
  return inTransaction(ctx.db, async (tx) => {
    // One at a time, or two invitations to a number could be open together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${enterpriseId}`}, 0))`);
    await requireInvitable(tx, enterpriseId, given, now);
    const id = await replaceInvite(tx, { enterpriseId, userId, now, given });
    const sent = await findInvite(tx, id);
    if (!sent) throw new AppError(retCodes.NOT_FOUND);
    const after = { ...given, phoneNumber: maskPhone(given.phoneNumber) };
    await writeLog(tx, ctx, { event: 'invite.save', entity: 'invite', entityId: id, after });
    await notifyInvited(tx, sent, now);
    await invalidateTags(tx, ['invite']);
    return viewSentInvite(sent, actor, now);
  });
};
