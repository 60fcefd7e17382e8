import type { TariffContent } from '@portal/contract/billing/price-manage';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { type Tariff, tariffs } from '../meter/meter.table.ts';

interface NewTariff {
  id: string;
  data: TariffContent;
  /** The price that it replaces before that begins. */
  before?: Tariff | null;
  logged?: object;
}

/** Adds prices that were checked, each with a log row. */
export async function writeTariffs(tx: Db, ctx: WriteContext, rows: readonly NewTariff[]): Promise<void> {
  const by = { createdAt: ctx.now, createdBy: ctx.actor?.userId ?? null, updatedAt: ctx.now };
  await tx.insert(tariffs).values(rows.map(({ id, data }) => ({ ...data, ...by, id })));
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, data, before = null, logged = {} }) => ({
      event: before ? 'tariff.change' : 'tariff.create',
      entity: 'tariff',
      entityId: id,
      before: before && {
        feeCode: before.feeCode,
        effectiveFrom: before.effectiveFrom,
        price: before.price,
      },
      after: { ...data, ...logged },
    })),
  );
  await invalidateTags(tx, ['meter']);
}
