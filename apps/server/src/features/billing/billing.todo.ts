import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { TodoSource } from '../../feature/todo-source.ts';
import { paysFor } from '../../platform/session/pays-for.ts';
import { listPayable } from './bill/bill.queries.ts';
import { payableFen } from './bill/bill.view.ts';

/** What an enterprise owes, shown to its payers as one task, since bills are paid together. */
export const billTodo: TodoSource = {
  kind: 'BILL',
  async list(db, { actor, now }) {
    const { enterpriseId } = actor;
    if (enterpriseId === null || !paysFor(actor, enterpriseId)) return [];
    const owed = await listPayable(db, enterpriseId);
    const [first] = owed;
    if (!first) return [];
    const fen = owed.reduce((sum, bill) => sum + payableFen(bill, now), 0);
    return [
      {
        id: first.id,
        title: m.billing_own_due_count({ count: owed.length }),
        note: formatFen(fen),
        link: paths.costQuery({ state: 'DUE' }),
        dueAt: first.dueDate === null ? null : new Date(`${first.dueDate}T15:59:59Z`),
        total: owed.length,
      },
    ];
  },
};
