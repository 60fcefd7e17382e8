import { paths } from '@portal/contract/paths';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { users } from '../identity/user.table.ts';
import { invites } from '../invite/invite.table.ts';
import { enterpriseMembers } from './admission/enterprise-member.table.ts';
import { enterprises } from './enterprise.table.ts';

const runsEnterprise = ({ memberRole }: Actor) => memberRole === 'OWNER' || memberRole === 'ADMIN';

/** Invitations to the user's number. */
export const inviteTodo: TodoSource = {
  kind: 'INVITE',
  async list(db, { actor, now, limit }) {
    if (actor.userType === '900') return [];
    const own = db.select({ phoneNumber: users.phoneNumber }).from(users).where(eq(users.id, actor.userId));
    const rows = await db
      .select({
        id: invites.id,
        title: enterprises.name,
        note: users.name,
        dueAt: invites.expiresAt,
        total: todoTotal,
      })
      .from(invites)
      .innerJoin(enterprises, eq(enterprises.id, invites.targetId))
      .innerJoin(users, eq(users.id, invites.inviterId))
      .where(
        and(
          eq(invites.kind, 'ENTERPRISE_MEMBER'),
          eq(invites.phoneNumber, sql`(${own})`),
          eq(invites.status, 'SENT'),
          gt(invites.expiresAt, now),
          eq(enterprises.entryStatus, 'PASSED'),
        ),
      )
      .orderBy(desc(invites.createdAt))
      .limit(limit);
    return rows.map((row) => ({ ...row, link: paths.invite(row.id) }));
  },
};

/** Requests to join the enterprise the user runs. */
export const joinTodo: TodoSource = {
  kind: 'JOIN',
  async list(db, { actor, limit }) {
    const { enterpriseId, auditStatus } = actor;
    if (!runsEnterprise(actor) || enterpriseId === null || auditStatus !== '2') return [];
    const rows = await db
      .select({ id: enterpriseMembers.id, title: users.name, total: todoTotal })
      .from(enterpriseMembers)
      .innerJoin(users, eq(users.id, enterpriseMembers.userId))
      .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.status, 'APPLIED')))
      .orderBy(desc(enterpriseMembers.createdAt))
      .limit(limit);
    return rows.map((row) => ({ ...row, link: paths.enterprisePreserve('members') }));
  },
};
