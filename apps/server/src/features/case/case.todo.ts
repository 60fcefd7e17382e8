import { wordCase } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import { and, desc, eq, or } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from './case.table.ts';

const runsEnterprise = ({ memberRole }: Actor) => memberRole === 'OWNER' || memberRole === 'ADMIN';

/** Cases waiting for the user to act. */
export const caseTodo: TodoSource = {
  kind: 'CASE',
  async list(db, { actor, limit }) {
    const ofEnterprise =
      runsEnterprise(actor) && actor.enterpriseId !== null
        ? eq(cases.enterpriseId, actor.enterpriseId)
        : undefined;
    const { id, kind, subject, state, caseNo: note, link, dueAt } = cases;
    const rows = await db
      .select({ id, kind, subject, state, note, link, dueAt, total: todoTotal })
      .from(cases)
      .where(and(or(eq(cases.userId, actor.userId), ofEnterprise), eq(cases.statusKind, 'TODO')))
      .orderBy(desc(cases.updatedAt), desc(id))
      .limit(limit);
    return rows.map(({ kind, subject, state, ...row }) => ({
      ...row,
      ...wordCase({ kind, subject, state }),
      link: row.link ?? paths.myCase(row.id),
    }));
  },
};
