import { orderStateLabels } from '@portal/contract/service-order-terms';
import { and, asc, eq } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import { linkOf } from './move-order.ts';
import { ledEnterprise } from './service-order.queries.ts';
import { serviceOrders } from './service-order.table.ts';

/** What an enterprise has to answer as a provider; what it has ordered itself is in its cases. */
export const orderTodo: TodoSource = {
  kind: 'ORDER',
  async list(db, { actor, limit }) {
    const led = ledEnterprise(actor);
    if (led === null) return [];
    const { id, subject, status, dueAt, isOffline } = serviceOrders;
    const rows = await db
      .select({ id, subject, status, dueAt, isOffline, total: todoTotal })
      .from(serviceOrders)
      .where(and(eq(serviceOrders.providerEnterpriseId, led), eq(serviceOrders.turn, 'PROVIDER')))
      .orderBy(asc(dueAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.subject,
      statusText: orderStateLabels[row.status](),
      link: linkOf(row, 'PROVIDER'),
      dueAt: row.dueAt,
      total: row.total,
    }));
  },
};
