import type { ManagedBooking } from '@portal/contract/booking/manage';
import type { BookingKind } from '@portal/contract/booking/terms';
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
import { bookedKinds } from '../shared/booked-kinds.ts';
import { bookingVariants, whenText } from '../shared/booking-variants.ts';

export function managedBookingColumns(
  kind: BookingKind,
  hrefOf: (id: string) => string,
): ListColumn<ManagedBooking>[] {
  const { booked, subject, hasPeople, hasDeposit, isPerson } = bookedKinds[kind];
  return [
    nameColumn('title', subject(), {
      name: ({ title }) => title,
      href: ({ bookingId }) => hrefOf(bookingId),
      opensPane: true,
      note: ({ no }) => no,
    }),
    textColumn('when', m.field_time(), whenText, { sortBy: '-start' }),
    writtenColumn('room', booked(), ({ roomName }) => roomName, { nowrap: isPerson }),
    writtenColumn('who', m.booking_booker(), ({ enterpriseName, userName }) =>
      [enterpriseName, userName].filter(Boolean).join(' · '),
    ),
    ...(hasPeople
      ? [numberColumn<ManagedBooking>('attendees', m.field_attendees(), ({ attendees }) => attendees)]
      : []),
    stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
      <Status kind={bookingVariants[state]}>{stateLabel}</Status>
    )),
    ...(hasDeposit
      ? [textColumn<ManagedBooking>('deposit', m.field_deposit(), ({ depositLabel }) => depositLabel)]
      : []),
    dateColumn('created', m.booking_made(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
  ];
}
