import type { PublicDayState, reconcileQueryPublic } from '@portal/contract/payment/reconcile';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { reconcileDays, reconcileDifferences } from './reconcile.table.ts';

const shownDays = 14;

interface Compared {
  differences: number;
  open: number;
}

function stateOf(compared: Compared | undefined): PublicDayState {
  if (!compared || compared.open > 0) return 'CHECKING';
  return compared.differences > 0 ? 'SETTLED' : 'BALANCED';
}

/** Results of the last days, over all channels with statements. */
export const queryPublicDays: Verb<typeof reconcileQueryPublic> = async ({ db, now }) => {
  const today = chinaDayOf(now);
  const first = addDays(today, -shownDays);
  const rows = await db
    .select({
      day: reconcileDays.day,
      differences: sql`count(${reconcileDifferences.id})`.mapWith(Number),
      open: sql`count(*) filter (where ${eq(reconcileDifferences.status, 'OPEN')})`.mapWith(Number),
    })
    .from(reconcileDays)
    .leftJoin(reconcileDifferences, eq(reconcileDifferences.dayId, reconcileDays.id))
    .where(and(gte(reconcileDays.day, first), lt(reconcileDays.day, today)))
    .groupBy(reconcileDays.day);
  if (rows.length === 0) return { rows: [] };
  const compared = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: shownDays }, (_, at) => addDays(first, at));
  return { rows: days.map((day) => ({ day, state: stateOf(compared.get(day)) })) };
};
