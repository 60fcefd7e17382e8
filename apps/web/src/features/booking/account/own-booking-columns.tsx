import type { BookingRow } from '@portal/contract/booking/public';
import * as m from '@portal/texts/messages';
import {
  dueColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { bookingVariants, whenText } from '../shared/booking-variants.ts';

/** Columns for a list of the user’s bookings, of every kind. */
export const ownBookingColumns = (hrefOf: (id: string) => string): ListColumn<BookingRow>[] => [
  nameColumn('title', m.booking_subject(), {
    name: ({ title }) => title,
    href: ({ bookingId }) => hrefOf(bookingId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('when', m.field_time(), whenText),
  writtenColumn('room', m.booking_room_or_venue(), ({ roomName }) => roomName),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={bookingVariants[state]}>{stateLabel}</Status>
  )),
  dueColumn('until', m.booking_offer_until(), ({ offeredUntil: at }) => (at === null ? null : { at })),
];
