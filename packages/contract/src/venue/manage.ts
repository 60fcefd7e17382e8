import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { bookablePlaceContent, requireHours } from '../booking/bookable.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenId, day, id, picture } from '../fields.ts';
import { choice, optionalText, pictureId, wholeBetween } from '../form-field.ts';
import { galleryFileIds } from '../market/gallery.ts';
import { cancelShare, priceRule } from './public.ts';
import { dayKinds, ruleAt, slotsBetween, venueKinds } from './terms.ts';

const byService = { tag: 'venue', access: ['OP_SERVICE'] } as const;

/** A venue and its rules and prices, as entered by an operator. */
export const venueContent = z
  .object({
    ...bookablePlaceContent,
    kind: choice(m.field_venue_kind, venueKinds),
    buildingId: chosenId(m.field_building),
    areaX100: wholeBetween(m.field_area, 1, 100_000_000),
    seats: wholeBetween(m.field_seats, 1, 10_000),
    intro: optionalText(m.field_note, 500),
    fileId: pictureId(m.field_venue_picture),
    galleryFileIds,
    minSlots: wholeBetween(m.field_min_slots, 1, 48),
    minAheadMin: wholeBetween(m.field_min_ahead, 0, 43_200),
    depositFen: wholeBetween(m.field_deposit, 0, 100_000_000),
    priceRules: z
      .array(priceRule)
      .min(1, { error: fault.enter(m.field_price) })
      .max(12, { error: fault.maxLines(m.field_price, 12) }),
    cancelShares: z.array(cancelShare).max(4, { error: fault.maxLines(m.field_cancel_rule, 4) }),
    holidayDates: z.array(day).max(60, { error: fault.most(m.field_holiday_dates, 60) }),
  })
  .superRefine(requireHours)
  .superRefine(({ openFrom, openTo, minSlots, maxSlots, priceRules }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (maxSlots < minSlots) refuse('maxSlots', m.fault_most_below_least());
    // Every half hour of the opening hours needs a price for every kind of day.
    const slots = slotsBetween(openFrom, openTo);
    if (dayKinds.some((kind) => slots.some((slot) => !ruleAt(priceRules, kind, slot))))
      refuse('priceRules', m.fault_price_gap());
  });
export type VenueContent = z.infer<typeof venueContent>;

const managedVenue = z.object({
  venueId: id,
  version: z.int(),
  stateLabel: z.string(),
  picture: picture.nullable(),
  gallery: z.array(picture),
  data: venueContent,
});
export type ManagedVenue = z.infer<typeof managedVenue>;

export const venueQueryManageList = call.read(byService, '/api/serviceManage/venue/queryManageList', {
  summary: 'Lists all venues with their rules and prices.',
  output: z.object({ rows: z.array(managedVenue) }),
});

export const venueSave = call.save(byService, '/api/serviceManage/venue/save', {
  summary: 'Creates a venue, or updates the one whose version is given. Existing bookings keep their price.',
  data: venueContent,
  output: z.object({ venueId: id, version: z.int() }),
});
