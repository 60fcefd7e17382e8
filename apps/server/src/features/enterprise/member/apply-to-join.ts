import type { memberApply } from '@portal/contract/enterprise/member';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { getUser } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { enterMember } from './enter-member.ts';
import { findAdmitted, findOwnMember } from './member.queries.ts';
import { viewOwnMembership } from './member.view.ts';
import { membersLink, recordJoin } from './notify-members.ts';

/** Maximum number of pending requests per account. */
const maxOpen = 5;

/**
 * Requests to join an enterprise; its owner or an administrator decides.
 * @throws {AppError} 300002 for operators, 100002, 500012 for current members
 */
export const applyToJoin: Verb<typeof memberApply> = async (ctx, given) => {
  const { actor, now } = ctx;
  const { userId, userType } = actor;
  if (userType === '900')
    throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_not_for_operators() });
  return inTransaction(ctx.db, async (tx) => {
    const enterprise = await findAdmitted(tx, given.enterprise);
    if (!enterprise) throw fieldsRefused({ enterprise: m.fault_enterprise_unknown() });
    await takeTurn(tx, `join enterprise ${userId}`);
    const isWaiting = and(eq(enterpriseMembers.userId, userId), eq(enterpriseMembers.status, 'APPLIED'));
    if ((await tx.$count(enterpriseMembers, isWaiting)) >= maxOpen)
      throw fieldsRefused({ enterprise: m.fault_open_applications({ max: maxOpen }) });
    const member = await enterMember(tx, ctx, {
      event: 'apply',
      enterpriseId: enterprise.id,
      userId,
      memberRole: 'STAFF',
      note: given.note,
    });
    const user = await getUser(tx, userId);
    await recordJoin(tx, {
      member,
      enterprise: enterprise.name,
      state: 'APPLIED',
      now,
      event: { event: 'apply', by: { name: user.name } },
    });
    await sendMessage(tx, {
      eventCode: 'JOIN_APPLIED',
      enterpriseId: enterprise.id,
      memberRoles: ['OWNER', 'ADMIN'],
      params: { person: user.name, enterprise: enterprise.name },
      link: membersLink,
      now,
    });
    const own = await findOwnMember(tx, member.id, userId);
    if (!own) throw new Error('the request just inserted was not found');
    return viewOwnMembership(own, user);
  });
};
