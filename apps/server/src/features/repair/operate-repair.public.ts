import type { repairOperate } from '@portal/contract/repair/public';
import { type ReporterEvent, urgeEveryMs } from '@portal/contract/repair/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { InputOf, Verb, WriteContext } from '../../platform/http/context.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import {
  amend,
  moveTicket,
  notifyDispatchers,
  notifyReporter,
  notifyWorker,
  requireText,
  unplanned,
  wordsOf,
} from './move-ticket.public.ts';
import { urgeFrom } from './repair.policy.ts';
import { isSeenBy } from './repair.queries.ts';
import { repairTickets, type Ticket } from './repair.table.ts';
import { askForFee } from './repair-fee.ts';
import { viewOwnTicket } from './repair-view.public.ts';
import { reporterActions } from './reporter-actions.public.ts';
import { getTicket } from './select-tickets.public.ts';
import { newClock } from './service-clock.ts';
import { requireOwnFiles } from './ticket-files.public.ts';

type Data = InputOf<typeof repairOperate>['data'];
type Step = (tx: Db, ctx: MoveSource, ticket: Ticket, data: Data) => Promise<void>;

/** Notifies reporters whose tickets were merged into this one that it is closed. */
export async function notifyMerged(tx: Db, ctx: Pick<WriteContext, 'now'>, { id }: Ticket): Promise<void> {
  const merged = await tx.select().from(repairTickets).where(eq(repairTickets.mergedInto, id));
  for (const each of merged)
    await notifyReporter(tx, ctx, each, { eventCode: 'REPAIR_CLOSED', params: wordsOf(each) });
}

const cancel: Step = async (tx, ctx, ticket, { text }) => {
  requireText(text);
  await moveTicket(tx, ctx, ticket, { event: 'cancel', text, set: { reason: text } });
  if (ticket.assigneeId !== null)
    await notifyWorker(tx, ctx, ticket, {
      eventCode: 'REPAIR_WITHDRAWN',
      params: { ...wordsOf(ticket), reason: text },
    });
};

const answerQuote =
  (event: 'acceptQuote' | 'freeOnly' | 'refuseQuote'): Step =>
  async (tx, ctx, ticket, { text }) => {
    const set = {
      acceptQuote: { acceptedFen: ticket.acceptedFen + (ticket.quoteFen ?? 0) },
      freeOnly: { quoteFen: null },
      refuseQuote: { reason: text },
    }[event];
    await moveTicket(tx, ctx, ticket, { event, text, set });
    const params = { ...wordsOf(ticket), answer: event };
    await notifyWorker(tx, ctx, ticket, { eventCode: 'REPAIR_QUOTE_ANSWERED', params });
  };

const confirm: Step = async (tx, ctx, ticket, { rating = null, text, signature, signedName }) => {
  const set = { closedAt: ctx.now, rating, signature, signedName };
  await askForFee(tx, ctx, await moveTicket(tx, ctx, ticket, { event: 'confirm', text, set }));
  await notifyMerged(tx, ctx, ticket);
};

const notFixed: Step = async (tx, ctx, ticket, { text, photos }) => {
  requireText(text);
  const set = { returns: ticket.returns + 1 };
  await moveTicket(tx, ctx, ticket, { event: 'notFixed', text, photos, set });
  const params = { ...wordsOf(ticket), reason: text };
  await notifyWorker(tx, ctx, ticket, { eventCode: 'REPAIR_NOT_FIXED', params });
};

const reopen: Step = async (tx, ctx, ticket, { text, photos }) => {
  requireText(text);
  const priority = ticket.priority === 'URGENT' ? 'URGENT' : 'HIGH';
  await moveTicket(tx, ctx, ticket, {
    event: 'reopen',
    text,
    photos,
    set: {
      ...newClock(priority, ctx.now),
      returns: ticket.returns + 1,
      assigneeId: null,
      firstReactAt: null,
      respondNotified: false,
      lateNotified: false,
      rating: null,
      ...unplanned,
      signature: null,
      signedName: '',
    },
  });
  const params = { ...wordsOf(ticket), reason: text };
  await notifyDispatchers(tx, ctx, ticket, { eventCode: 'REPAIR_REOPENED', params });
};

/** @throws {AppError} 429001 if it was urged within the last hour */
const urge: Step = async (tx, ctx, ticket, { text }) => {
  const next = urgeFrom(ticket, ctx.now);
  if (next) {
    const retryAfter = Math.ceil((next.getTime() - ctx.now.getTime()) / 1000);
    throw new AppError(retCodes.TOO_FREQUENT, {
      data: { retryAfter },
      retMsg: m.refusal_urged_already({ minutes: urgeEveryMs / 60_000 }),
    });
  }
  await amend(tx, ctx, ticket, 'urge', { urgedAt: ctx.now }, { text });
  const what = { eventCode: 'REPAIR_URGED', params: wordsOf(ticket) } as const;
  await notifyDispatchers(tx, ctx, ticket, what);
};

const rate: Step = async (tx, ctx, ticket, { rating, text }) => {
  if (rating === undefined)
    throw fieldsRefused({ 'data.rating': m.fault_choose({ field: m.field_rating() }) });
  await amend(tx, ctx, ticket, 'rate', { rating }, { text });
};

const add: Step = async (tx, ctx, ticket, { text, photos }) => {
  if (photos.length === 0) requireText(text);
  await amend(tx, ctx, ticket, 'add', {}, { text, photos });
};

export const reporterSteps: Record<ReporterEvent, Step> = {
  cancel,
  acceptQuote: answerQuote('acceptQuote'),
  freeOnly: answerQuote('freeOnly'),
  refuseQuote: answerQuote('refuseQuote'),
  confirm,
  notFixed,
  reopen,
  urge,
  rate,
  add,
};

/**
 * Carries out a user's action on their own ticket.
 * @throws {AppError} 500404, 500409, 500012, 100002, 429001
 */
export const operateRepair: Verb<typeof repairOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const ticket = await lockVersion(tx, repairTickets, { id, version }, isSeenBy(actor));
    if (!reporterActions(ticket, actor, now).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    await requireOwnFiles(tx, actor.userId, 'photos', data.photos);
    if (data.signature !== null) await requireOwnFiles(tx, actor.userId, 'signature', [data.signature]);
    await reporterSteps[event](tx, ctx, ticket, data);
    return viewOwnTicket(tx, await getTicket(tx, now, id), actor, now);
  });
