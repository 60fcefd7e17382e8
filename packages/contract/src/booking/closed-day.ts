import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { chosenDay, day } from '../fields.ts';
import { requiredText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { bookingTag } from './public.ts';

/** Either desk can close the park, which closes everything that can be booked. */
const byPark = { tag: bookingTag, access: ['OP_PROPERTY', 'OP_SERVICE'] } as const;

const closedDay = z.object({
  day,
  note: z.string(),
  /** Existing bookings of any kind on that day, each of which the park has to notify. */
  bookings: z.int(),
});
export type ClosedDay = z.infer<typeof closedDay>;

const closedDayList = z.object({ rows: z.array(closedDay) });

export const closedDayQueryList = call.read(byPark, '/api/propertyManage/closedDay/queryList', {
  summary:
    'Lists the days from today on when the park is closed: rooms, venues, instruments and tutors alike.',
  output: closedDayList,
});

export const closedDayContent = z.object({
  day: chosenDay(m.field_date),
  /** The reason, such as the name of the holiday. */
  note: requiredText(m.field_closed_why, 30),
});

export const closedDaySave = call.write(byPark, '/api/propertyManage/closedDay/save', {
  summary:
    'Closes the park on a day, or updates the reason. Existing bookings stay until someone cancels them.',
  input: z.object({ data: closedDayContent }),
  output: closedDayList,
  refuses: [retCodes.FIELD_REFUSED],
});

export const closedDayRemove = call.write(byPark, '/api/propertyManage/closedDay/remove', {
  summary: 'Reopens the park on a day marked as closed.',
  input: z.object({ day }),
  output: closedDayList,
  refuses: [retCodes.NOT_FOUND],
});
