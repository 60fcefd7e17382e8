import type { TariffView } from '@portal/contract/billing/price-manage';

/** Months shown before and after the current one. */
const [back, ahead] = [12, 6];

type Lasting = Pick<TariffView, 'effectiveFrom' | 'endsOn' | 'state'>;

interface Span {
  since: string;
  /** How long it lasts within the timeline. */
  months: number;
  isComing: boolean;
}

/** Months since the year 0, with the share of the month that has passed. */
const monthsAt = (day: string): number => {
  const [year = 0, month = 0, date = 1] = day.split('-').map(Number);
  return year * 12 + month - 1 + (date - 1) / 31;
};

/** The prices that apply within the months around today, in order. Withdrawn ones never do. */
export function timelineOf(tariffs: readonly Lasting[], today: string): Span[] {
  const now = monthsAt(`${today.slice(0, 7)}-01`);
  const [first, last] = [now - back, now + 1 + ahead];
  const live = tariffs
    .filter(
      ({ state, effectiveFrom: from, endsOn: to }) => state !== 'WITHDRAWN' && (to === null || to >= from),
    )
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
  return live.flatMap(({ effectiveFrom: since, endsOn, state }, at) => {
    const next = live[at + 1];
    const ends = [
      last,
      ...(next ? [monthsAt(next.effectiveFrom)] : []),
      ...(endsOn ? [monthsAt(endsOn)] : []),
    ];
    const months = Math.min(...ends) - Math.max(monthsAt(since), first);
    return months > 0 ? [{ since, months, isComing: state === 'COMING' }] : [];
  });
}
