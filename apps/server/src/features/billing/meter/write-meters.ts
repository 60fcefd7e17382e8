import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { type Meter, meters } from './meter.table.ts';

export type MeterValues = Pick<
  Meter,
  'meterNo' | 'kind' | 'unitId' | 'multiplier' | 'digits' | 'status' | 'initialX100' | 'initialTou'
>;

export interface NewMeter {
  /** Null for a new meter. */
  before: Meter | null;
  values: MeterValues;
  /** Whether it has readings. */
  isRead: boolean;
  /** The tenant of the unit of a new meter. */
  enterpriseId: string | null;
  logged?: object;
}

const fixed = ['kind', 'multiplier', 'digits', 'initialX100'] as const;

/** The measuring setting that would change although the meter has readings. */
export const changedSetting = ({ before, values, isRead }: Pick<NewMeter, 'before' | 'values' | 'isRead'>) =>
  isRead && before ? fixed.find((name) => before[name] !== values[name]) : undefined;

/** Adds and changes meters that were checked, each with a log row, and returns them in their order. */
export async function writeMeters(
  tx: Db,
  ctx: WriteContext,
  given: readonly NewMeter[],
): Promise<{ id: string; version: number }[]> {
  const by = { createdAt: ctx.now, createdBy: ctx.actor?.userId ?? null };
  const rows = given.map((row) => ({ ...row, id: row.before?.id ?? ulid(ctx.now.getTime()) }));
  const added = rows.flatMap(({ id, before, values, enterpriseId }) =>
    before ? [] : [{ ...values, ...by, id, enterpriseId, lastX100: values.initialX100 }],
  );
  if (added.length > 0) await tx.insert(meters).values(added);
  const saved: { id: string; version: number }[] = [];
  for (const { id, before, values, isRead } of rows) {
    const last = isRead ? {} : { lastX100: values.initialX100 };
    const { version } = before
      ? await updateVersion(tx, ctx, meters, id, { ...values, ...last })
      : { version: 1 };
    saved.push({ id, version });
  }
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, before, values, logged = {} }) => ({
      event: before ? 'meter.edit' : 'meter.create',
      entity: 'meter',
      entityId: id,
      before: before && { meterNo: before.meterNo, status: before.status, unitId: before.unitId },
      after: { ...values, ...logged },
    })),
  );
  return saved;
}
