import { formatFen } from '@portal/contract/money';
import type { VenueRow } from '@portal/contract/venue';
import type { DayKind } from '@portal/contract/venue-terms';
import * as m from '@portal/texts/messages';
import { dayWords } from '../../../platform/display/day-words.ts';

export const dayKindNames: Record<DayKind, () => string> = {
  workday: m.venue_workday,
  weekend: m.venue_weekend,
  holiday: m.venue_holiday,
};

/** 60000 → '600', 65050 → '650.50': prices of an hour are whole yuan as a rule. */
export const yuanText = (fen: number): string => formatFen(fen).replace(/\.00$/, '');

/** 360 → '3.6': hours without what is not said. */
export const hoursText = (minutes: number): string => String(Math.round((minutes / 60) * 10) / 10);

/** When a venue can be had the next time. */
export const nextFreeText = ({ nextFree }: Pick<VenueRow, 'nextFree'>): string =>
  nextFree ? `${dayWords(nextFree.date)} ${nextFree.from}` : m.venue_next_none();
