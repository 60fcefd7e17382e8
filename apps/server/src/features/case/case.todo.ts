import { and, desc, eq, or } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from './case.table.ts';

const runsEnterprise = ({ memberRole }: Actor) => memberRole === 'OWNER' || memberRole === 'ADMIN';

/** Cases in which it is the user's turn. */
export const caseTodo: TodoSource = {
  kind: 'CASE',
  async list(db, { actor, limit }) {
    const ofEnterprise =
      runsEnterprise(actor) && actor.enterpriseId !== null
        ? eq(cases.enterpriseId, actor.enterpriseId)
        : undefined;
    const { id, title, caseNo: note, statusText, nextStep, link, dueAt } = cases;
    const rows = await db
      .select({ id, title, note, statusText, nextStep, link, dueAt, total: todoTotal })
      .from(cases)
      .where(and(or(eq(cases.userId, actor.userId), ofEnterprise), eq(cases.statusKind, 'TODO')))
      .orderBy(desc(cases.updatedAt), desc(id))
      .limit(limit);
    return rows.map((row) => ({ ...row, link: row.link ?? `/my-case?id=${row.id}` }));
  },
};
