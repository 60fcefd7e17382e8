import type { ChargeContent } from '@portal/contract/billing/charge';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import type { Contract } from '../../lease/lease.table.ts';
import type { Bill } from '../bill/bill.table.ts';
import { charges } from './charge.table.ts';

type Term = Pick<Contract, 'from' | 'to' | 'endedOn' | 'leaveOn'>;

/** What a charge's days do not fit, by field; `billed` is the first bill of its fee from its first month on. */
export function chargeFaults(
  contract: Term,
  { from, to }: Pick<ChargeContent, 'from' | 'to'>,
  billed: Pick<Bill, 'no' | 'period'> | undefined,
): Record<string, string> {
  const last = contract.endedOn ?? contract.leaveOn ?? contract.to;
  if (from < contract.from || from > last)
    return { from: m.charge_fault_within({ from: contract.from, to: last }) };
  if (to !== null && to < from) return { to: m.fault_last_day_before_first() };
  return billed ? { from: m.charge_fault_billed({ no: billed.no, period: billed.period }) } : {};
}

/** Adds charges that were checked, each with a log row, and returns their ids in their order. */
export async function writeCharges(
  tx: Db,
  ctx: WriteContext,
  given: readonly { data: ChargeContent; logged?: object }[],
): Promise<string[]> {
  const { now } = ctx;
  const userId = ctx.actor?.userId ?? null;
  const by = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const rows = given.map((row) => ({ ...row, id: ulid(now.getTime()) }));
  await tx.insert(charges).values(rows.map(({ id, data }) => ({ ...data, ...by, id })));
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, data, logged = {} }) => ({
      event: 'charge.create',
      entity: 'charge',
      entityId: id,
      after: { ...data, ...logged },
    })),
  );
  return rows.map(({ id }) => id);
}
