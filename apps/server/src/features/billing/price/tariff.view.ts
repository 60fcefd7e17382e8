import { type TariffAction, type TariffState, tariffStateLabels } from '@portal/contract/billing/price-terms';
import type { Db } from '../../../platform/database/database.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import type { Tariff } from '../meter/meter.table.ts';
import { isInForce, tariffOn } from './prices.ts';

/** The state of a price on a day; `current` is the price of its fee then. */
function tariffState(row: Tariff, current: Tariff | undefined, today: string): TariffState {
  if (row.withdrawnAt !== null) return 'WITHDRAWN';
  if (row.endsOn !== null && (row.endsOn < row.effectiveFrom || row.endsOn < today)) return 'ENDED';
  if (row.effectiveFrom > today) return 'COMING';
  return row === current ? 'CURRENT' : 'PAST';
}

const actionsIn: Record<TariffState, readonly TariffAction[]> = {
  COMING: ['edit', 'withdraw'],
  CURRENT: ['end'],
  PAST: [],
  ENDED: [],
  WITHDRAWN: [],
};

/** All prices with their states, and who entered and closed them. */
export async function viewTariffs(db: Db, rows: readonly Tariff[], today: string) {
  const names = await namesOfUsers(
    db,
    rows.flatMap(({ createdBy, closedBy }) => [createdBy ?? [], closedBy ?? []].flat()),
  );
  return rows.map((row) => {
    const live = rows
      .filter((one) => one.feeCode === row.feeCode && isInForce(one))
      .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
    const state = tariffState(row, tariffOn(live, today), today);
    return {
      ...row,
      tariffId: row.id,
      state,
      stateLabel: tariffStateLabels[state](),
      isCurrent: state === 'CURRENT',
      enteredBy: names.get(row.createdBy ?? '') ?? '',
      enteredAt: row.createdAt.getTime(),
      closedBy: names.get(row.closedBy ?? '') ?? '',
      closedAt: row.closedAt?.getTime() ?? null,
      actions: [...actionsIn[state]],
    };
  });
}
