import { formatFen } from '@portal/contract/money';
import type { DayKind, VenueKind } from '@portal/contract/venue-terms';
import * as m from '@portal/texts/messages';

// Of the contract the types only: its tables bring zod, which public pages do without.
export const kindNames: Record<VenueKind, () => string> = {
  EXPO: m.venue_kind_expo,
  ROADSHOW: m.venue_kind_roadshow,
  AUCTION: m.venue_kind_auction,
  HALL: m.venue_kind_hall,
  STUDIO: m.venue_kind_studio,
  LIVE: m.venue_kind_live,
  GREENHOUSE: m.venue_kind_greenhouse,
  COLD: m.venue_kind_cold,
  OUTDOOR: m.venue_kind_outdoor,
};

export const dayKindNames: Record<DayKind, () => string> = {
  workday: m.venue_workday,
  weekend: m.venue_weekend,
  holiday: m.venue_holiday,
};

/** 60000 → '600', 65050 → '650.50': prices of an hour are whole yuan as a rule. */
export const yuanText = (fen: number): string => formatFen(fen).replace(/\.00$/, '');

/** 360 → '3.6': hours without what is not said. */
export const hoursText = (minutes: number): string => String(Math.round((minutes / 60) * 10) / 10);
