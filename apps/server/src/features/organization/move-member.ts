import type { CaseEventOf } from '@portal/contract/case-kinds';
import type { OrgMemberEvent } from '@portal/contract/organization/terms';
import { orgMemberTransitions } from '@portal/contract/organization/terms';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import type { Organization, OrgMember } from './organization.queries.ts';
import { orgMembers } from './organization.table.ts';
import { organizationLink } from './organization-link.ts';

export interface MemberMove {
  event: OrgMemberEvent;
  set?: Partial<OrgMember>;
  reason?: string;
}

type CasedEvent = CaseEventOf<'ORG_MEMBER'>;
const silent: readonly OrgMemberEvent[] = ['name', 'showPhone', 'hidePhone'];
const isCased = (event: OrgMemberEvent): event is CasedEvent => !silent.includes(event);
const byOffice: readonly OrgMemberEvent[] = ['approve', 'refuse', 'remove'];

/** Adds an event of a membership to its case. */
async function record(
  tx: Db,
  { now }: WriteContext,
  organization: Organization,
  member: OrgMember,
  move: MemberMove,
) {
  const { event, reason = '' } = move;
  if (!isCased(event)) return;
  const names = await namesOfUsers(tx, [member.userId]);
  await recordCase(tx, {
    kind: 'ORG_MEMBER',
    bizId: member.id,
    userId: member.userId,
    subject: organization.name,
    state: member.status,
    link: organizationLink(organization.id),
    dueAt: member.dueAt,
    event: {
      event,
      params: reason === '' ? {} : { reason },
      by: byOffice.includes(event) ? { agent: 'PARK' } : { name: names.get(member.userId) ?? '' },
    },
    now,
  });
}

/** An ended membership keeps nothing but the fact that it existed. */
const emptied = { title: '', tasks: [], note: '', phoneShown: false };

/**
 * Applies a transition to a locked membership: updates its row, log and case, and the pages that show it.
 * @throws {AppError} 500012
 */
export async function moveMember(
  tx: Db,
  ctx: WriteContext,
  { organization, member, ...move }: MemberMove & { organization: Organization; member: OrgMember },
): Promise<OrgMember> {
  const { event, set, reason } = move;
  const status = nextState(orgMemberTransitions, member.status, event);
  const moved = await moveState(tx, ctx, orgMembers, member, {
    entity: 'orgMember',
    event,
    set: {
      status,
      ...(status === 'APPLIED' ? {} : { dueAt: null }),
      ...(status === member.status ? {} : { decidedAt: status === 'APPLIED' ? null : ctx.now }),
      ...(status === 'LEFT' ? emptied : {}),
      ...set,
    },
    logged: (row) => ({ status: row.status, title: row.title }),
    reason,
  });
  await record(tx, ctx, organization, moved, move);
  await invalidateTags(tx, ['organization']);
  return moved;
}

/** What a request or an invitation contributes to the membership. */
type Entry = Pick<OrgMember, 'title' | 'tasks' | 'note' | 'phoneShown' | 'dueAt'>;

/**
 * Adds a membership by request or by invitation; a former member's row is reused.
 * @throws {AppError} 500012 for current members, and while a request is pending
 */
export async function enterOrganization(
  tx: Db,
  ctx: WriteContext,
  {
    event,
    organization,
    userId,
    ...entry
  }: Entry & {
    event: 'apply' | 'join';
    organization: Organization;
    userId: string;
  },
): Promise<OrgMember> {
  const { now } = ctx;
  const status = event === 'join' ? 'ACTIVE' : 'APPLIED';
  const values = { ...entry, reason: '', appliedAt: now, decidedAt: event === 'join' ? now : null };
  const [made] = await tx
    .insert(orgMembers)
    .values({
      ...values,
      id: ulid(now.getTime()),
      organizationId: organization.id,
      userId,
      status,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) {
    const log = { event: `orgMember.${event}`, entity: 'orgMember', entityId: made.id };
    await writeLog(tx, ctx, { ...log, after: { status, title: made.title } });
    await record(tx, ctx, organization, made, { event });
    await invalidateTags(tx, ['organization']);
    return made;
  }
  const [former] = await tx
    .select()
    .from(orgMembers)
    .where(and(eq(orgMembers.organizationId, organization.id), eq(orgMembers.userId, userId)))
    .for('update');
  if (!former) throw new Error('the row of a conflicting insert was not found');
  return moveMember(tx, ctx, { organization, member: former, event, set: values });
}
