import type { ManagedBooking } from '@portal/contract/booking/manage';
import type { OperatorBookingEvent } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { bookedKinds } from '../shared/booked-kinds.ts';
import { priceText, servicesText } from '../shared/booking-cost.ts';
import { managedBookingQueryKeys } from '../shared/booking-query-keys.ts';
import { bookingVariants, whenText } from '../shared/booking-variants.ts';
import { depositFacts } from '../shared/deposit-facts.ts';
import { DepositActs } from './DepositActs.tsx';

const configs: Record<OperatorBookingEvent, ActionConfig> = {
  cancel: { text: m.booking_cancel, ask: m.booking_refuse_text, needsReason: true, danger: true },
  reject: { text: m.act_reject, ask: m.booking_refuse_text, needsReason: true, danger: true },
  approve: { text: m.act_approve },
  miss: { text: m.booking_nobody_came, ask: m.booking_nobody_came_text, danger: true },
};

/** Drawer with a booking and the decision about it. */
export function ManagedBookingDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/propertyManage/booking/queryManageDetail', { id });
  const booking = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={booking ? <Written>{booking.title}</Written> : m.booking_bookings()}
      closeLabel={m.act_close()}
      actions={
        booking &&
        (booking.settlesDeposit ? (
          <DepositActs booking={booking} onDone={onClose} />
        ) : (
          booking.actions.length > 0 && <Decision booking={booking} onDone={onClose} />
        ))
      }
    >
      <Answered of={answer}>{(found) => <BookingFacts booking={found} />}</Answered>
    </Drawer>
  );
}

function BookingFacts({ booking }: { booking: ManagedBooking }) {
  const { state, stateLabel, roomName, enterpriseName, userName, attendees, createdAt, no } = booking;
  const { services, amountFen, kind, requested } = booking;
  return (
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: <Status kind={bookingVariants[state]}>{stateLabel}</Status> },
        {
          name: bookedKinds[kind].booked(),
          value: <Written>{roomName}</Written>,
        },
        { name: m.field_time(), value: whenText(booking) },
        ...(requested
          ? [{ name: m.booking_requested_by(), value: whenText({ date: booking.date, ...requested }) }]
          : []),
        {
          name: m.booking_booker(),
          value: <Written>{userName}</Written>,
          note: enterpriseName && <Written>{enterpriseName}</Written>,
        },
        ...(bookedKinds[kind].hasPeople ? [{ name: m.field_attendees(), value: String(attendees) }] : []),
        ...(services.length > 0
          ? [{ name: bookedKinds[kind].services(), value: <Written>{servicesText(services)}</Written> }]
          : []),
        ...(amountFen > 0 ? [{ name: m.booking_cost(), value: priceText(amountFen) }] : []),
        ...depositFacts(booking),
        { name: m.booking_made(), value: formatDate(createdAt) },
        { name: m.field_id(), value: no },
      ]}
    />
  );
}

function Decision({ booking, onDone }: { booking: ManagedBooking; onDone: () => void }) {
  const { bookingId: id, version, actions, title } = booking;
  const operate = useMutationOf('POST /api/propertyManage/booking/operateManage', {
    done: ({ stateLabel }) => m.act_done({ title, state: stateLabel }),
    invalidates: managedBookingQueryKeys,
  });
  const { acts, dialog } = useEventActs<OperatorBookingEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 100,
    fire: async (event, reason) => {
      const done = await operate.run({ id, event, version, reason });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'approve' ? 'main' : 'danger'}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
