import { quoteTotal, type RepairMove, silenceDays, type WorkerEvent } from '@portal/contract/repair/terms';
import type { repairWork } from '@portal/contract/repair/work';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { fileGroups } from '../../platform/files/file.table.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { addWorkingDays } from '../../platform/working-days.ts';
import { requireActive } from '../identity/user.public.ts';
import {
  addNote,
  moveTicket,
  notifyDispatchers,
  notifyPayers,
  notifyReporter,
  unplanned,
  wordsOf,
} from '../repair/move-ticket.public.ts';
import { repairTickets, type Ticket } from '../repair/repair.table.ts';
import { getTicket } from '../repair/select-tickets.public.ts';
import { requireOwnFiles } from '../repair/ticket-files.public.ts';
import { requireTicked, settleUpkeepOf } from '../upkeep/settle-ticket.public.ts';
import { isForWorker, viewJobDetail, workerActions } from './job.queries.ts';

type Data = InputOf<typeof repairWork>['data'];
type Step = (tx: Db, ctx: Context, ticket: Ticket, data: Data) => Promise<unknown>;

/** @throws {AppError} 100002 naming what is missing */
function requireGiven(data: Data, ...names: ('text' | 'photos' | 'lines' | 'holdUntil')[]): void {
  const faults = {
    text: data.text === '' ? m.fault_fill_in({ field: m.field_note() }) : '',
    photos: data.photos.length === 0 ? m.fault_choose({ field: m.field_photos() }) : '',
    lines: quoteTotal(data.lines) === 0 ? m.fault_fill_in({ field: m.field_quote_line() }) : '',
    holdUntil: data.holdUntil === null ? m.fault_choose({ field: m.field_parts_day() }) : '',
  };
  const missing = names.filter((name) => faults[name] !== '');
  if (missing.length > 0)
    throw fieldsRefused(Object.fromEntries(missing.map((name) => [`data.${name}`, faults[name]])));
}

const move =
  (event: RepairMove, set: (ctx: Context) => Partial<Ticket> = () => ({})): Step =>
  (tx, ctx, ticket, { text, photos }) =>
    moveTicket(tx, ctx, ticket, { event, text, photos, set: set(ctx) });

const handBack: Step = async (tx, ctx, ticket, data) => {
  requireGiven(data, 'text');
  const { text: reason } = data;
  await moveTicket(tx, ctx, ticket, {
    event: 'handBack',
    text: reason,
    set: { ...unplanned, assigneeId: null, reason },
  });
  const params = { ...wordsOf(ticket), reason };
  await notifyDispatchers(tx, ctx, ticket, { eventCode: 'REPAIR_HANDED_BACK', params });
};

const quote: Step = async (tx, ctx, ticket, data) => {
  requireGiven(data, 'lines');
  const { lines, text, photos } = data;
  const set = { quoteFen: quoteTotal(lines), quoteLines: lines, quoteNote: text };
  await moveTicket(tx, ctx, ticket, { event: 'quote', text, photos, set });
  const params = { ...wordsOf(ticket), fen: set.quoteFen };
  await notifyPayers(tx, ctx, ticket, { eventCode: 'REPAIR_QUOTED', params });
};

const hold: Step = async (tx, ctx, ticket, data) => {
  requireGiven(data, 'text', 'holdUntil');
  const { text: reason, holdUntil, photos } = data;
  if (holdUntil === null || holdUntil < chinaDayOf(ctx.now))
    throw fieldsRefused({ 'data.holdUntil': m.fault_day_over() });
  await moveTicket(tx, ctx, ticket, { event: 'hold', text: reason, photos, set: { reason, holdUntil } });
  const params = { ...wordsOf(ticket), reason, day: holdUntil };
  await notifyReporter(tx, ctx, ticket, { eventCode: 'REPAIR_HELD', params });
};

const finish: Step = async (tx, ctx, ticket, data) => {
  requireGiven(data, 'text', 'photos');
  const { text, photos } = data;
  const closesAt = addWorkingDays(ctx.now, silenceDays);
  await requireTicked(tx, ticket.id);
  const set = { finishNote: text, finishPhotos: photos, finishedAt: ctx.now, closesAt };
  await moveTicket(tx, ctx, ticket, { event: 'finish', text, photos, set });
  const params = { ...wordsOf(ticket), reason: text, until: closesAt.getTime() };
  await notifyReporter(tx, ctx, ticket, { eventCode: 'REPAIR_FINISHED', params });
  await settleUpkeepOf(tx, ctx, ticket.id);
};

const steps: Record<WorkerEvent, Step> = {
  take: move('take', ({ actor, now }) => ({ assigneeId: actor.userId, startedAt: now })),
  resume: move('resume', () => ({ reason: '', holdUntil: null })),
  handBack,
  quote,
  hold,
  finish,
  note: (tx, ctx, ticket, { text }) => addNote(tx, ctx, ticket, text),
};

/** Grants the reporter access to a worker's photos; staff keep theirs. */
async function givePhotos(
  tx: Db,
  { reporterId, enterpriseId }: Pick<Ticket, 'reporterId' | 'enterpriseId'>,
  ids: readonly string[],
): Promise<void> {
  if (reporterId === null || ids.length === 0) return;
  const owner = { ownerUserId: reporterId, ownerEnterpriseId: enterpriseId };
  await tx
    .update(fileGroups)
    .set(owner)
    .where(inArray(fileGroups.id, [...ids]));
}

/**
 * Carries out a worker's action. If two take the same ticket at once, the second has a stale version; an account that is
 * frozen at the same moment is left without it.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const workRepair: Verb<typeof repairWork> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    await requireActive(tx, actor.userId);
    const { ticket: seen } = await getTicket(tx, now, id, isForWorker(actor.userId));
    const ticket = await lockVersion(tx, repairTickets, { id: seen.id, version });
    if (!workerActions(ticket, actor.userId).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    await requireOwnFiles(tx, actor.userId, 'photos', data.photos);
    await steps[event](tx, ctx, ticket, data);
    await givePhotos(tx, ticket, data.photos);
    // A ticket handed back is no longer theirs, but the response still shows the result.
    const row = await getTicket(tx, now, id);
    return viewJobDetail(tx, row, actor.userId, now);
  });
