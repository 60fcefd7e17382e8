import type { OwnFeeView, ownFeeQueryList, ownFeeSave } from '@portal/contract/billing/charge';
import * as m from '@portal/texts/messages';
import { and, asc, count, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { bills } from '../bill/bill.table.ts';
import { feeNameIn } from '../fee-label.public.ts';
import { type FeeItem, feeItems } from '../meter/meter.table.ts';

const isOwn = isNotNull(feeItems.names);

/** The park's own fee items; the fixed fees have no names of their own. */
const listOwn = (db: Db): Promise<FeeItem[]> =>
  db
    .select()
    .from(feeItems)
    .where(isOwn)
    .orderBy(asc(feeItems.category), asc(feeItems.createdAt), asc(feeItems.id));

async function billsThisYear(db: Db, codes: readonly string[], now: Date): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ feeCode: bills.feeCode, count: count() })
    .from(bills)
    .where(
      and(
        inArray(bills.feeCode, [...codes]),
        isNotNull(bills.issueDate),
        ne(bills.status, 'VOID'),
        gte(bills.issueDate, `${chinaDayOf(now).slice(0, 4)}-01-01`),
      ),
    )
    .groupBy(bills.feeCode);
  return new Map(rows.map((row) => [row.feeCode, row.count]));
}

const viewOwn =
  (counts: ReadonlyMap<string, number>) =>
  ({ id, names, basis, version, ...fee }: FeeItem): OwnFeeView => {
    if (!names || !basis) throw new Error('a fixed fee is no fee item of the park’s own');
    const { code, category, unit, unitPriceE4, taxPpm, ledgerAccount, alwaysSecond, enabled } = fee;
    return {
      feeId: id,
      name: feeNameIn(names),
      data: { code, names, category, basis, unit, unitPriceE4, taxPpm, ledgerAccount, alwaysSecond, enabled },
      billsThisYear: counts.get(code) ?? 0,
      version,
    };
  };

export const listOwnFees: Verb<typeof ownFeeQueryList> = async ({ db, now }) => {
  const fees = await listOwn(db);
  const counts = await billsThisYear(
    db,
    fees.map(({ code }) => code),
    now,
  );
  return { rows: fees.map(viewOwn(counts)) };
};

/**
 * Creates or updates a fee item. Its code and how it is billed are fixed, because bills refer to them.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveOwnFee: Verb<typeof ownFeeSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    if (id !== undefined) {
      const before = await lockVersion(tx, feeItems, { id, version }, isOwn);
      const { code, basis } = before;
      if (data.code !== code) throw fieldsRefused({ 'data.code': m.charge_fault_code_fixed() });
      if (data.basis !== basis) throw fieldsRefused({ 'data.basis': m.charge_fault_basis_fixed() });
      const saved = await updateVersion(tx, ctx, feeItems, id, data);
      const changed = Object.keys(data) as (keyof typeof data)[];
      const differing = changed.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(data[name]));
      const only = (of: object) =>
        Object.fromEntries(Object.entries(of).filter(([name]) => differing.some((one) => one === name)));
      await writeLog(tx, ctx, {
        event: 'fee.edit',
        entity: 'fee',
        entityId: id,
        before: only(before),
        after: only(data),
      });
      return { feeId: id, version: saved.version };
    }
    const feeId = ulid(now.getTime());
    const [written] = await tx
      .insert(feeItems)
      .values({ ...data, id: feeId, createdAt: now, createdBy: actor.userId, updatedAt: now })
      .onConflictDoNothing()
      .returning({ version: feeItems.version });
    if (!written) throw fieldsRefused({ 'data.code': m.fault_code_taken() });
    await writeLog(tx, ctx, { event: 'fee.create', entity: 'fee', entityId: feeId, after: data });
    return { feeId, version: written.version };
  });

/**
 * A fee item of the park's own that is in use and billed this way.
 * @throws {AppError} 100002
 */
export async function requireOwnFee(
  tx: Db,
  code: string,
  bases: readonly NonNullable<FeeItem['basis']>[],
): Promise<FeeItem> {
  const [fee] = await tx
    .select()
    .from(feeItems)
    .where(and(isOwn, eq(feeItems.code, code), eq(feeItems.enabled, true)));
  if (!fee?.basis || !bases.includes(fee.basis))
    throw fieldsRefused({ 'data.feeCode': m.charge_fault_fee() });
  return fee;
}
