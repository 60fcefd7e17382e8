import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { day, timeOfDay } from '../fields.ts';
import { choice, optionalText, requiredText, wholeBetween } from '../form-field.ts';
import { bookableStates } from './terms.ts';

/** Operators' settings common to everything that is booked by the half hour. */
export const bookableContent = {
  status: choice(m.field_state, bookableStates),
  statusNote: optionalText(m.field_reason, 40),
  openFrom: timeOfDay,
  openTo: timeOfDay,
  maxSlots: wholeBetween(m.field_max_slots, 1, 48),
  needApproval: z.boolean(),
  closedDates: z.array(day).max(60, { error: fault.most(m.field_closed_dates, 60) }),
};

/** Additional settings for places: rooms and venues. */
export const bookablePlaceContent = {
  ...bookableContent,
  name: requiredText(m.field_name, 20),
  place: requiredText(m.field_place, 40),
  equipment: z
    .array(requiredText(m.field_equipment, 12))
    .max(12, { error: fault.most(m.field_equipment, 12) }),
  maxAheadDays: wholeBetween(m.field_max_ahead, 1, 365),
  dayLimitPerUser: wholeBetween(m.field_day_limit, 1, 20),
  weekLimitPerEnterprise: wholeBetween(m.field_week_limit, 1, 200),
};

/** Requires closing time to be after opening time. */
export function requireHours(
  { openFrom, openTo }: { openFrom: string; openTo: string },
  context: z.RefinementCtx,
): void {
  if (openTo <= openFrom)
    context.addIssue({ code: 'custom', path: ['openTo'], message: m.fault_end_before_start() });
}
