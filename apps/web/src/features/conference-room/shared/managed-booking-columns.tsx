import type { BookingKind } from '@portal/contract/booking-terms';
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
import { bookedNames, bookingLooks, hasPeople, subjectNames, whenText } from './booking-looks.ts';

export const managedBookingColumns = (
  kind: BookingKind,
  hrefOf: (id: string) => string,
): ListColumn<ManagedBooking>[] => [
  nameColumn('title', subjectNames[kind](), {
    name: ({ title }) => title,
    href: ({ bookingId }) => hrefOf(bookingId),
    beside: true,
    note: ({ no }) => no,
  }),
  textColumn('when', m.field_time(), whenText, { sortBy: '-start' }),
  writtenColumn('room', bookedNames[kind](), ({ roomName }) => roomName, {
    // A person's name is read as one.
    nowrap: kind === 'TUTOR',
  }),
  writtenColumn('who', m.room_booker(), ({ enterpriseName, userName }) =>
    [enterpriseName, userName].filter(Boolean).join(' · '),
  ),
  ...(hasPeople(kind)
    ? [numberColumn<ManagedBooking>('attendees', m.field_attendees(), ({ attendees }) => attendees)]
    : []),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={bookingLooks[state]}>{stateLabel}</Status>
  )),
  ...(kind === 'VENUE'
    ? [textColumn<ManagedBooking>('deposit', m.field_deposit(), ({ depositLabel }) => depositLabel)]
    : []),
  dateColumn('created', m.room_made(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];
