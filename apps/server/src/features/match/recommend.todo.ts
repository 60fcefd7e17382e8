import { and, asc, eq } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import { projects } from './project.table.ts';
import { recommendations } from './recommend.table.ts';
import { recordLink } from './record-recommendation.ts';

/** Enterprises interested in the user's projects that are waiting for an answer. */
export const interestTodo: TodoSource = {
  kind: 'INTEREST',
  async list(db, { actor, limit }) {
    const { enterpriseId, auditStatus, memberRole } = actor;
    if (enterpriseId === null || auditStatus !== '2' || memberRole === 'STAFF') return [];
    const isOpen = and(eq(recommendations.ownerId, enterpriseId), eq(recommendations.status, 'INTERESTED'));
    const rows = await db
      .select({
        id: recommendations.id,
        title: projects.title,
        dueAt: recommendations.expiresAt,
        total: todoTotal,
      })
      .from(recommendations)
      .innerJoin(projects, eq(projects.id, recommendations.projectId))
      .where(isOpen)
      .orderBy(asc(recommendations.expiresAt), recommendations.id)
      .limit(limit);
    return rows.map((row) => ({ ...row, link: recordLink(row.id) }));
  },
};
