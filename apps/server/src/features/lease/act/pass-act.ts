import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import type { Contract } from '../lease.table.ts';
import { bookAct, isBookableOn } from './book-act.ts';
import type { LeaseAct } from './lease-act.table.ts';
import { moveAct } from './move-act.ts';

const bySystem = { agent: 'SYSTEM' } as const;

/** Books an act that is ready, if its day has come. */
export async function bookIfDue(
  tx: Db,
  ctx: WriteContext,
  act: LeaseAct,
  contract: Contract,
): Promise<LeaseAct> {
  if (act.status !== 'READY' || !isBookableOn(act, chinaDayOf(ctx.now))) return act;
  const { preview } = await bookAct(tx, ctx, act, contract);
  const set = { preview, bookedAt: ctx.now };
  return moveAct(tx, ctx, act, contract, { event: 'book', by: bySystem, set });
}

/** Leads an agreed act on: to the second person, or to its booking if none is needed. */
export async function passAct(
  tx: Db,
  ctx: WriteContext,
  act: LeaseAct,
  contract: Contract,
): Promise<LeaseAct> {
  if (act.needsSecond) return act;
  const ready = await moveAct(tx, ctx, act, contract, { event: 'pass', by: bySystem });
  return bookIfDue(tx, ctx, ready, contract);
}
