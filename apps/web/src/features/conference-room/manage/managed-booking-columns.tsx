import type { ManagedBooking } from '@portal/contract/conference-room-manage';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { bookingLooks, whenText } from '../shared/booking-looks.ts';

export const managedBookingColumns = (hrefOf: (id: string) => string): ListColumn<ManagedBooking>[] => [
  nameColumn('title', m.field_meeting_title(), {
    name: ({ title }) => title,
    href: ({ bookingId }) => hrefOf(bookingId),
    beside: true,
    note: ({ no }) => no,
  }),
  textColumn('when', m.field_time(), whenText, { sortBy: '-start' }),
  writtenColumn('room', m.field_room(), ({ roomName }) => roomName),
  writtenColumn('who', m.room_booker(), ({ enterpriseName, userName }) =>
    [enterpriseName, userName].filter(Boolean).join(' · '),
  ),
  numberColumn('attendees', m.field_attendees(), ({ attendees }) => attendees),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={bookingLooks[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.room_made(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];
