import * as m from '@portal/texts/messages';
import { minutesOf, slotsOf, timeOf } from '../booking/slots.ts';
import { slotMinutes } from '../booking/terms.ts';

export const venueKinds = [
  'EXPO',
  'ROADSHOW',
  'AUCTION',
  'HALL',
  'STUDIO',
  'LIVE',
  'GREENHOUSE',
  'COLD',
  'OUTDOOR',
] as const;
export type VenueKind = (typeof venueKinds)[number];

export const venueKindLabels: Record<VenueKind, () => string> = {
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

/** Prices depend on the kind of day; holidays are entered with the venue. */
export const dayKinds = ['workday', 'weekend', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

export function dayKindOf(date: string, holidayDates: readonly string[]): DayKind {
  if (holidayDates.includes(date)) return 'holiday';
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 'weekend' : 'workday';
}

/** Price per hour on a kind of day, between two times of day. */
export interface PriceRule {
  dayKind: DayKind;
  from: string;
  to: string;
  memberFenPerHour: number;
  publicFenPerHour: number;
}

/** Start times of the half-hour slots in a period. */
export function slotsBetween(from: string, to: string): string[] {
  const count = Math.max(0, slotsOf({ from, to }));
  return Array.from({ length: count }, (_, at) => timeOf(minutesOf(from) + at * slotMinutes));
}

/** The price rule that applies to a slot. */
export const ruleAt = (rules: readonly PriceRule[], dayKind: DayKind, slot: string): PriceRule | undefined =>
  rules.find((rule) => rule.dayKind === dayKind && rule.from <= slot && slot < rule.to);

/**
 * Price of a period in fen, added up slot by slot, so that one that starts in the daytime and ends in the evening pays
 * both rates. Slots without a rule cannot be entered.
 */
export function venueFen(
  rules: readonly PriceRule[],
  dayKind: DayKind,
  { from, to }: { from: string; to: string },
  isMember: boolean,
): number {
  const halves = slotsBetween(from, to).reduce((sum, slot) => {
    const rule = ruleAt(rules, dayKind, slot);
    return sum + (isMember ? (rule?.memberFenPerHour ?? 0) : (rule?.publicFenPerHour ?? 0));
  }, 0);
  return Math.round((halves * slotMinutes) / 60);
}
