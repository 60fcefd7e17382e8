import type { orgMemberApply, orgMemberOperate } from '@portal/contract/organization/public';
import { joinAnswerDays } from '@portal/contract/organization/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { addWorkingDays } from '../../platform/working-days.ts';
import { idsOfOperators, lockUser } from '../identity/user.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { enterOrganization, moveMember } from './move-member.ts';
import type { Organization } from './organization.queries.ts';
import { organizations, orgMembers } from './organization.table.ts';
import { viewMembership } from './organization.view.ts';
import { manageLink } from './organization-link.ts';
import { mayJoin } from './query-organizations.ts';

/** Maximum number of pending requests per user. */
const maxOpen = 5;

/** Returns the organisation, locked so that it cannot be closed meanwhile. @throws {AppError} 500404 */
export async function holdOrganization(tx: Db, id: string): Promise<Organization> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('share');
  if (!row) throw notFound();
  return row;
}

const notifyOffice = async (tx: Db, { now }: Context, notice: Notification, link: string) =>
  sendMessage(tx, { ...notice, userIds: await idsOfOperators(tx, 'OP_COMMUNITY'), link, now });

/**
 * Requests to join an organisation.
 * @throws {AppError} 500404, 300002 for operators, 500012 if it admits nobody or a request is pending, 500024, 100002
 */
export const applyToJoin: Verb<typeof orgMemberApply> = (ctx, { id, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    if (!mayJoin(actor))
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_not_for_operators() });
    const organization = await holdOrganization(tx, id);
    if (organization.status !== 'OPEN') throw notFound();
    if (!organization.takesMembers)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.org_refusal_takes_nobody() });
    const strange = data.tasks.some((task) => !organization.tasks.includes(task));
    if (strange) throw fieldsRefused({ 'data.tasks': m.fault_choose({ field: m.org_field_tasks() }) });
    // The account is locked, or two concurrent requests could together exceed the limit.
    const user = await lockUser(tx, actor.userId);
    const isWaiting = and(eq(orgMembers.userId, user.id), eq(orgMembers.status, 'APPLIED'));
    if ((await tx.$count(orgMembers, isWaiting)) >= maxOpen)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.org_refusal_requests({ max: maxOpen }) });
    const member = await enterOrganization(tx, ctx, {
      ...data,
      event: 'apply',
      organization,
      userId: user.id,
      title: '',
      dueAt: addWorkingDays(now, joinAnswerDays),
    });
    const notice = {
      eventCode: 'ORG_JOIN_ASKED',
      params: { name: organization.name, person: user.name },
    } as const;
    await notifyOffice(tx, ctx, notice, `${manageLink}?view=members&state=APPLIED&member=${member.id}`);
    return viewMembership(member);
  });

/**
 * Withdraws the caller's own request, ends the membership, or shows or hides the caller's number.
 * @throws {AppError} 500404 for another user's membership, 500409, 500012
 */
export const operateOwnMembership: Verb<typeof orgMemberOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const isTheirs = eq(orgMembers.userId, ctx.actor.userId);
    const member = await lockVersion(tx, orgMembers, { id, version }, isTheirs);
    const organization = await holdOrganization(tx, member.organizationId);
    const phoneShown = event === 'showPhone';
    const moved = await moveMember(tx, ctx, {
      organization,
      member,
      event,
      ...(event === 'showPhone' || event === 'hidePhone' ? { set: { phoneShown } } : {}),
    });
    if (event === 'leave') {
      const user = await lockUser(tx, ctx.actor.userId);
      const params = { name: organization.name, person: user.name };
      const link = `${manageLink}?view=members&member=${id}`;
      await notifyOffice(tx, ctx, { eventCode: 'ORG_MEMBER_LEFT', params }, link);
    }
    return viewMembership(moved);
  });
