import type {
  repairOperateAsGuest,
  repairQueryAsGuest,
  repairQueryGuestForm,
  repairSubmitAsGuest,
} from '@portal/contract/repair/guest';
import { dangerType, guestEvents } from '@portal/contract/repair/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { OutputOf, Verb } from '../../platform/http/context.ts';
import { createToken, hashToken } from '../../platform/session/token.ts';
import { consumeCode, proveCode } from '../identity/verify-code/prove-code.public.ts';
import { lockAsset, readAsset, reportsOf } from '../repair/asset.public.ts';
import { enterTicket, preventRepeats, promiseOf } from '../repair/enter-ticket.public.ts';
import { numberOf } from '../repair/move-ticket.public.ts';
import { reporterSteps } from '../repair/operate-repair.public.ts';
import { repairTickets, type Ticket } from '../repair/repair.table.ts';
import { viewTicket } from '../repair/repair-view.public.ts';
import { reporterActions } from '../repair/reporter-actions.public.ts';
import { selectTickets } from '../repair/select-tickets.public.ts';

/** Maximum reports a day from one phone number. */
const maxADay = 3;
const dayMs = 86_400_000;

const isOfKey = (key: string) => eq(repairTickets.guestKeyHash, hashToken(key));
const priorityOf = (typeCode: string) => (typeCode === dangerType ? 'HIGH' : 'MEDIUM');

/**
 * The asset whose label was scanned.
 * @throws {AppError} 500404
 */
export const getGuestForm: Verb<typeof repairQueryGuestForm> = async ({ db, now }, { asset: code }) => {
  const asset = await readAsset(db, code, now);
  if (!asset) throw notFound();
  return { ...asset, ...promiseOf(priorityOf(asset.typeCode), now) };
};

/** @throws {AppError} 429001 with the seconds until the next attempt */
async function requireFewReports(tx: Db, phone: string, now: Date): Promise<void> {
  const isRecent = gt(repairTickets.createdAt, new Date(now.getTime() - dayMs));
  const [first] = await tx
    .select({ at: repairTickets.createdAt })
    .from(repairTickets)
    .where(and(isRecent, isNotNull(repairTickets.guestKeyHash), eq(repairTickets.phone, phone)))
    .orderBy(desc(repairTickets.createdAt))
    .offset(maxADay - 1)
    .limit(1);
  if (!first) return;
  const retryAfter = Math.ceil((first.at.getTime() + dayMs - now.getTime()) / 1_000);
  throw new AppError(retCodes.TOO_FREQUENT, { data: { retryAfter } });
}

/**
 * Reports an asset without an account, with a code sent to the phone number.
 * @throws {AppError} 500404, 300002 if the asset is not open to guests, 200003, 429001
 */
export const submitAsGuest: Verb<typeof repairSubmitAsGuest> = async (ctx, input) => {
  const { asset: code, description, phoneNumber: phone, verifyCode } = input;
  const { clock, now } = ctx;
  const found = await readAsset(ctx.db, code, now);
  if (!found) throw notFound();
  if (!found.guests) throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_guests_off() });
  const proven = await proveCode(ctx.db, clock, { phoneNumber: phone, scenes: ['REPAIR'] }, verifyCode);
  return inTurn(ctx, reportsOf(found.id), async (tx) => {
    const asset = await lockAsset(tx, found.id, now);
    await requireFewReports(tx, phone, now);
    await consumeCode(tx, clock, proven);
    const key = createToken();
    const { id: assetId, typeCode, place } = asset;
    const source = { ...ctx, actor: null };
    const ticket = await enterTicket(tx, source, {
      typeCode,
      assetId,
      locationText: place,
      description,
      photos: [],
      phone,
      priority: priorityOf(typeCode),
      guestKeyHash: hashToken(key),
    });
    await preventRepeats(tx, source, asset);
    return { no: await numberOf(tx, ticket), key };
  });
};

/** Anyone who holds the key of a report is treated as its reporter. */
const guest = { userId: null, enterpriseId: null, memberRole: null };

function guestActions(ticket: Ticket, now: Date) {
  const possible = reporterActions(ticket, guest, now);
  return guestEvents.filter((event) => possible.includes(event));
}

/** @throws {AppError} 500404 */
async function viewByKey(db: Db, now: Date, key: string): Promise<OutputOf<typeof repairQueryAsGuest>> {
  const [row] = await selectTickets(db, now).where(isOfKey(key));
  if (!row) throw notFound();
  const detail = await viewTicket(db, row, now, false);
  return { ...detail, actions: guestActions(row.ticket, now), story: detail.logs };
}

/**
 * A guest's report, by its key.
 * @throws {AppError} 500404
 */
export const getAsGuest: Verb<typeof repairQueryAsGuest> = ({ db, now }, { key }) => viewByKey(db, now, key);

/**
 * Carries out a guest's action on their own report.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operateAsGuest: Verb<typeof repairOperateAsGuest> = (ctx, { key, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { now } = ctx;
    const [found] = await tx.select({ id: repairTickets.id }).from(repairTickets).where(isOfKey(key));
    if (!found) throw notFound();
    const ticket = await lockVersion(tx, repairTickets, { id: found.id, version });
    if (!guestActions(ticket, now).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    const unsigned = { photos: [], signature: null, signedName: '' };
    await reporterSteps[event](tx, { ...ctx, actor: null }, ticket, { ...unsigned, ...data });
    return viewByKey(tx, now, key);
  });
