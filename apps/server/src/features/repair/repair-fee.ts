import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { payKindLabels } from '@portal/contract/payment/terms';
import { quoteTotal } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CancelCheck } from '../../feature/account-end.ts';
import type { Due, Payable } from '../../feature/payable.ts';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { inLanguage } from '../../platform/locale.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { appendHistory, notifyPayers, wordsOf } from './move-ticket.public.ts';
import { owedFen } from './repair.policy.ts';
import { isOwed } from './repair.queries.ts';
import { repairTickets, type Ticket } from './repair.table.ts';
import { answersQuote, paidEnterprise } from './reporter-actions.public.ts';

/** Notifies those who accepted a quote that the repair is closed, and of its cost. */
export async function askForFee(tx: Db, ctx: Pick<WriteContext, 'now'>, ticket: Ticket): Promise<void> {
  const fen = owedFen(ticket);
  if (fen > 0)
    await notifyPayers(tx, ctx, ticket, { eventCode: 'REPAIR_TO_PAY', params: { ...wordsOf(ticket), fen } });
}

const lockTickets = (tx: Db, ids: readonly string[]): Promise<Ticket[]> =>
  tx
    .select()
    .from(repairTickets)
    .where(inArray(repairTickets.id, [...ids]))
    .orderBy(asc(repairTickets.id))
    .for('update');

/** The lines of the quote, if they add up to the amount owed. */
const linesOf = (ticket: Ticket): string[] =>
  quoteTotal(ticket.quoteLines) === owedFen(ticket)
    ? ticket.quoteLines.map(({ name, fen }) => `${name} ${formatFen(fen)}`)
    : [];

function stateOf(ticket: Ticket): Due['state'] {
  if (owedFen(ticket) > 0) return 'DUE';
  return ticket.acceptedFen > 0 && ticket.paidFen === ticket.acceptedFen ? 'PAID' : 'GONE';
}

/** Repairs are paid for once closed, by those who may accept their quotes. */
export const repairPayable: Payable = {
  kind: 'REPAIR',
  minutes: 30,
  link: paths.repair({ view: 'mine' }),
  async due(tx, { actor }, ids) {
    const found = await lockTickets(tx, ids);
    return found
      .filter((ticket) => actor === null || answersQuote(ticket, actor))
      .map((ticket) => ({
        bizId: ticket.id,
        title: ticket.title,
        note: ticket.locationText,
        calculation: linesOf(ticket),
        enterpriseId: ticket.enterpriseId,
        amountFen: owedFen(ticket),
        state: stateOf(ticket),
      }));
  },
  async settle(tx, ctx, items) {
    const found = await lockTickets(
      tx,
      items.map(({ bizId }) => bizId),
    );
    for (const { id, paidFen: before } of found) {
      const amountFen = items.find(({ bizId }) => bizId === id)?.amountFen ?? 0;
      const paidFen = before + amountFen;
      await updateVersion(tx, ctx, repairTickets, id, { paidFen });
      await writeLog(tx, ctx, {
        event: 'repairTicket.pay',
        entity: 'repairTicket',
        entityId: id,
        before: { paidFen: before },
        after: { paidFen },
      });
      await appendHistory(tx, ctx, id, { event: 'pay', text: formatFen(amountFen) });
    }
  },
  // Tax rate of services; the item name is Chinese because invoices are.
  taxes: async (_db, ids) =>
    ids.map((bizId) => ({ bizId, name: inLanguage('zh', payKindLabels.REPAIR), taxPpm: 60_000 })),
  // The order records the refund; the repair itself stays done and paid.
  refund: () => Promise.resolve(),
};

/** Closed repairs with an unpaid fee, for those who pay. */
export const feeTodo: TodoSource = {
  kind: 'REPAIR_FEE',
  async list(db, { actor, limit }) {
    const enterpriseId = paidEnterprise(actor);
    const isOwn = and(isNull(repairTickets.enterpriseId), eq(repairTickets.reporterId, actor.userId));
    const isTheirs = enterpriseId === null ? isOwn : or(isOwn, eq(repairTickets.enterpriseId, enterpriseId));
    const rows = await db
      .select({ ticket: repairTickets, total: todoTotal })
      .from(repairTickets)
      .where(and(isOwed, isTheirs))
      .orderBy(asc(repairTickets.closedAt), asc(repairTickets.id))
      .limit(limit);
    return rows.map(({ ticket, total }) => ({
      id: ticket.id,
      title: ticket.title,
      note: m.repair_yuan({ amount: formatFen(owedFen(ticket)) }),
      link: paths.repair({ id: ticket.id }),
      total,
    }));
  },
};

/** Users must pay the fees they accepted for themselves before they leave. */
export const owesFee: CancelCheck = async (db, { id }) => {
  const isTheirs = and(isOwed, isNull(repairTickets.enterpriseId), eq(repairTickets.reporterId, id));
  return (await db.$count(repairTickets, isTheirs)) > 0 ? 'REPAIR_FEE' : null;
};
