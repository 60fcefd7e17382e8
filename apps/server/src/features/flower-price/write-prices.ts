import type { PriceContent } from '@portal/contract/flower-price/public';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLogs } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { flowerPrices, type PriceRecord } from './flower-price.table.ts';

interface NewPrice {
  /** The price that is corrected. */
  before: PriceRecord | null;
  values: PriceContent;
  /** What the log shows next to the values. */
  logged?: object;
}

export const contentOf = ({ varietyCode, day, fen, stems, source }: PriceRecord): PriceContent => ({
  varietyCode,
  day,
  fen,
  stems,
  source,
});

/** Adds and corrects prices that were checked, each with a log row, and returns them in their order. */
export async function writePrices(
  tx: Db,
  ctx: WriteContext,
  given: readonly NewPrice[],
): Promise<PriceRecord[]> {
  if (given.length === 0) return [];
  const userId = ctx.actor?.userId ?? null;
  const by = { createdBy: userId, createdAt: ctx.now, updatedBy: userId, updatedAt: ctx.now };
  const added = given.flatMap(({ before, values }) =>
    before ? [] : [{ ...values, ...by, id: ulid(ctx.now.getTime()) }],
  );
  const rows = added.length > 0 ? await tx.insert(flowerPrices).values(added).returning() : [];
  const saved: PriceRecord[] = [];
  for (const { before, values } of given) {
    const row = before ? await updateVersion(tx, ctx, flowerPrices, before.id, values) : rows.shift();
    if (!row) throw new Error('failed to insert price');
    saved.push(row);
  }
  await writeLogs(
    tx,
    ctx,
    given.map(({ before, values, logged = {} }, at) => ({
      event: before ? 'flowerPrice.edit' : 'flowerPrice.create',
      entity: 'flowerPrice',
      entityId: saved[at]?.id ?? '',
      before: before && contentOf(before),
      after: { ...values, ...logged },
    })),
  );
  await invalidateTags(tx, ['flowerPrice']);
  return saved;
}
