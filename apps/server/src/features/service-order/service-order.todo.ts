import { serviceQuestionStateLabels } from '@portal/contract/market/service-question-terms';
import { complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import { paths } from '@portal/contract/paths';
import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import { and, asc, eq } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import { shops } from '../market/market.table.ts';
import { shopComplaints } from './complaint/complaint.table.ts';
import { linkOf } from './move-order.ts';
import { serviceQuestions } from './question/question.table.ts';
import { ledEnterprise } from './service-order.queries.ts';
import { serviceOrders } from './service-order.table.ts';

/** Orders that wait for the enterprise as provider; those it placed are in its cases. */
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
      statusText: orderLifecycle.labels[row.status](),
      link: linkOf(row, 'PROVIDER'),
      dueAt: row.dueAt,
      total: row.total,
    }));
  },
};

/** Questions to a shop about its services. */
export const questionTodo: TodoSource = {
  kind: 'SHOP_QUESTION',
  async list(db, { actor, limit }) {
    const led = ledEnterprise(actor);
    if (led === null) return [];
    const { id, body, createdAt, shopId, status } = serviceQuestions;
    const rows = await db
      .select({ id, body, total: todoTotal })
      .from(serviceQuestions)
      .innerJoin(shops, eq(shops.id, shopId))
      .where(and(eq(shops.enterpriseId, led), eq(status, 'ASKED')))
      .orderBy(asc(createdAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.body,
      statusText: serviceQuestionStateLabels.ASKED(),
      link: paths.receivedOrders({ view: 'questions', state: 'ASKED' }),
      total: row.total,
    }));
  },
};

/** Complaints about a shop that still wait for its statement. */
export const complaintTodo: TodoSource = {
  kind: 'SHOP_COMPLAINT',
  async list(db, { actor, limit }) {
    const led = ledEnterprise(actor);
    if (led === null) return [];
    const { id, body, dueAt, shopId, status } = shopComplaints;
    const rows = await db
      .select({ id, body, dueAt, total: todoTotal })
      .from(shopComplaints)
      .innerJoin(shops, eq(shops.id, shopId))
      .where(and(eq(shops.enterpriseId, led), eq(status, 'ACCEPTED')))
      .orderBy(asc(dueAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.body,
      statusText: complaintLifecycle.labels.ACCEPTED(),
      link: paths.receivedOrders({ view: 'complaints', complaint: row.id }),
      dueAt: row.dueAt,
      total: row.total,
    }));
  },
};
