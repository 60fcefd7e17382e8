import type { billPayAsGuest, billQueryPublic, meterQueryPublic } from '@portal/contract/billing/bill';
import { billStateLabels } from '@portal/contract/billing/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, explainedByPage, notFound } from '../../../platform/http/app-error.ts';
import type { ContextOf, Verb } from '../../../platform/http/context.ts';
import { countedAddress } from '../../../platform/http/counted-address.ts';
import { units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { proveCode } from '../../identity/verify-code/prove-code.public.ts';
import { type Desk, openOrderAsGuest } from '../../payment/payment.public.ts';
import { feeUnitOf } from '../fee-label.public.ts';
import { meters, readings } from '../meter/meter.table.ts';
import { movePeriod, periodOf } from '../meter/periods.ts';
import { type Bill, billGuesses, bills } from './bill.table.ts';
import { viewBill, viewLines } from './bill.view.ts';

/** After this many wrong guesses within an hour, each lookup needs a phone number verified by code. */
const freeGuesses = 3;
/** After this many, the address is blocked until an hour after the first of them. */
const maxGuesses = 10;
const hourMs = 3_600_000;

type Guest = Pick<ContextOf<typeof billQueryPublic>, 'db' | 'ip' | 'now' | 'clock'>;
interface Proof {
  phoneNumber?: string | undefined;
  verifyCode?: string | undefined;
}

/** @throws {AppError} 429001 with the seconds to wait, 500011 if a code is needed, 200003 for a wrong one */
async function requireGuesses({ db, ip, now, clock }: Guest, proof: Proof): Promise<void> {
  const wrong = await db
    .select({ at: billGuesses.at })
    .from(billGuesses)
    .where(
      and(eq(billGuesses.address, countedAddress(ip)), gt(billGuesses.at, new Date(now.getTime() - hourMs))),
    )
    .orderBy(desc(billGuesses.at))
    .limit(maxGuesses);
  const [first] = wrong.slice(maxGuesses - 1);
  if (first) {
    const retryAfter = Math.ceil((first.at.getTime() + hourMs - now.getTime()) / 1_000);
    throw new AppError(retCodes.TOO_FREQUENT, { data: { retryAfter } });
  }
  if (wrong.length < freeGuesses) return;
  const { phoneNumber, verifyCode } = proof;
  if (!phoneNumber || !verifyCode) throw explainedByPage('PHONE_CODE_NEEDED');
  // The code isn't consumed, as the payment that follows needs it too. Attempts are limited as for any code.
  await proveCode(db, clock, { phoneNumber, scenes: ['BILL'] }, verifyCode);
}

/** Counts a wrong guess; the response doesn't reveal which part was wrong. */
async function guessedWrong({ db, ip, now }: Guest): Promise<AppError> {
  await db.insert(billGuesses).values({ id: ulid(now.getTime()), address: countedAddress(ip), at: now });
  return notFound();
}

/** Masks all but the first character of an enterprise's name. */
const masked = (name: string): string => `${[...name][0] ?? ''}***`;

const nameOf = async (db: Db, enterpriseId: string): Promise<string> => {
  const [row] = await db
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  return masked(row?.name ?? '');
};

/** @throws {AppError} 500404, 429001, 500011, 200003 */
async function findNamed(
  ctx: Guest,
  { no, roomNo, ...proof }: Proof & { no: string; roomNo: string },
): Promise<Bill> {
  await requireGuesses(ctx, proof);
  const [bill] = await ctx.db
    .select()
    .from(bills)
    .where(and(eq(bills.no, no), eq(bills.roomNo, roomNo), isNotNull(bills.issueDate)));
  if (!bill) throw await guessedWrong(ctx);
  return bill;
}

/**
 * Starts the payment of a bill for a guest who knows the bill and room number.
 * @throws {AppError} 500404, 429001, 500011, 200003, 500012, 500041, 500042, 500044
 */
export const payAsGuest =
  (desk: Desk): Verb<typeof billPayAsGuest> =>
  async (ctx, { totalFen, ...named }) => {
    const bill = await findNamed(ctx, named);
    const name = await nameOf(ctx.db, bill.enterpriseId);
    return openOrderAsGuest(ctx, desk, { kind: 'BILL', ids: [bill.id], totalFen, name });
  };

/**
 * Finds an issued bill by its number and room number.
 * @throws {AppError} 500404, 429001, 500011, 200003
 */
export const getGuestBill: Verb<typeof billQueryPublic> = async (ctx, named) => {
  const bill = await findNamed(ctx, named);
  return {
    ...viewBill(bill, ctx.now),
    roomNo: bill.roomNo,
    enterpriseMasked: await nameOf(ctx.db, bill.enterpriseId),
    lines: viewLines(bill),
    unit: feeUnitOf(bill),
  };
};

/** Number of months a guest can see of a meter. */
const guestMonths = 12;

/**
 * Finds a meter by its number and room number, with the current tenant's usage only.
 * @throws {AppError} 500404, 429001, 500011, 200003
 */
export const getGuestMeter: Verb<typeof meterQueryPublic> = async (
  ctx,
  { kind, meterNo, roomNo, ...proof },
) => {
  await requireGuesses(ctx, proof);
  const { db, now } = ctx;
  const [found] = await db
    .select({ id: meters.id, enterpriseId: units.enterpriseId })
    .from(meters)
    .innerJoin(units, eq(units.id, meters.unitId))
    .where(
      and(
        eq(meters.meterNo, meterNo),
        eq(meters.kind, kind),
        eq(units.no, roomNo),
        isNotNull(units.enterpriseId),
      ),
    );
  if (!found?.enterpriseId) throw await guessedWrong(ctx);
  const { id, enterpriseId } = found;
  const from = movePeriod(periodOf(now), 1 - guestMonths);
  const [months, itsBills] = await Promise.all([
    db
      .select({ period: readings.period, usageX100: readings.usageX100 })
      .from(readings)
      .where(
        and(
          eq(readings.meterId, id),
          eq(readings.enterpriseId, enterpriseId),
          gt(readings.period, from),
          isNotNull(readings.usageX100),
        ),
      )
      .orderBy(asc(readings.period)),
    db
      .select()
      .from(bills)
      .where(and(eq(bills.meterId, id), eq(bills.enterpriseId, enterpriseId), isNotNull(bills.issueDate)))
      .orderBy(desc(bills.period))
      .limit(guestMonths),
  ]);
  return {
    meterNo,
    roomNo,
    enterpriseMasked: await nameOf(db, enterpriseId),
    months: months.map(({ period, usageX100 }) => ({ period, usageX100: usageX100 ?? 0 })),
    bills: itsBills.map((bill) => {
      const { no, period, payableFen, state } = viewBill(bill, now);
      return { no, period, payableFen, state, stateLabel: billStateLabels[state]() };
    }),
  };
};
