import { formatFen } from '@portal/contract/money';
import type { VenueRow } from '@portal/contract/venue/public';
import type { DayKind } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import { dayWords } from '../../../platform/display/day-words.ts';

export const dayKindNames: Record<DayKind, () => string> = {
  workday: m.venue_workday,
  weekend: m.venue_weekend,
  holiday: m.venue_holiday,
};

/** 60000 → '600', 65050 → '650.50': hourly prices are usually whole yuan. */
export const yuanText = (fen: number): string => formatFen(fen).replace(/\.00$/, '');

/** Minutes as hours with at most one decimal: 216 → '3.6'. */
export const hoursText = (minutes: number): string => String(Math.round((minutes / 60) * 10) / 10);

/** The next free time of a venue. */
export const nextFreeText = ({ nextFree }: Pick<VenueRow, 'nextFree'>): string =>
  nextFree ? `${dayWords(nextFree.date)} ${nextFree.from}` : m.venue_next_none();
