import type { BookingRow } from '@portal/contract/booking/public';
import { sharingLabels } from '@portal/contract/booking/sharing';
import type { MemberBookingEvent } from '@portal/contract/booking/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { saveFile } from '../../../platform/api/download-file.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { calendarPlusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { bookedKinds } from './booked-kinds.ts';
import { priceText, servicesText } from './booking-cost.ts';
import { bookingQueryKeys } from './booking-query-keys.ts';
import { bookingVariants, whenText } from './booking-variants.ts';
import { depositFacts } from './deposit-facts.ts';

const configs: Record<MemberBookingEvent, ActionConfig> = {
  take: { text: m.booking_take },
  ask: { text: m.booking_take, ask: m.booking_approval_note },
  checkIn: { text: m.booking_check_in },
  change: { text: m.booking_change },
  finish: { text: m.booking_finish, ask: m.booking_finish_text },
  leave: { text: m.act_leave_waiting_list, ask: m.booking_leave_text },
  cancel: { text: m.booking_cancel, ask: m.booking_cancel_text, danger: true },
};

const mains: readonly string[] = ['take', 'ask', 'checkIn'];

interface OwnBookingProps {
  id: string;
  onClose: () => void;
}

/** One of the user's bookings, and its actions. */
export function OwnBooking({ id, onClose }: OwnBookingProps) {
  const answer = useQueryOf('GET /api/propertyManage/booking/queryDetail', { id });
  const booking = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={booking ? <Written>{booking.title}</Written> : m.booking_own()}
      closeLabel={m.act_close()}
      actions={booking && <BookingActs booking={booking} onClose={onClose} />}
    >
      <Answered of={answer}>{(found) => <BookingFacts booking={found} />}</Answered>
    </Drawer>
  );
}

function untilWords(state: BookingRow['state']): () => string {
  if (state === 'TO_PAY') return m.booking_pay_until;
  return state === 'PENDING' ? m.booking_decided_by : m.booking_offer_until;
}

export function BookingFacts({ booking }: { booking: BookingRow }) {
  const { roomName, place, attendees, sharing, isSeries, reason, no } = booking;
  const { state, stateLabel, offeredUntil, amountFen, refundFen, services, kind, requested } = booking;
  const kinds = [sharingLabels[sharing](), isSeries && m.booking_series()].filter(Boolean).join(' · ');
  return (
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: <Status kind={bookingVariants[state]}>{stateLabel}</Status> },
        ...(offeredUntil === null
          ? []
          : [
              {
                name: untilWords(state)(),
                value: <DueTime dueAt={offeredUntil} />,
              },
            ]),
        ...(amountFen > 0
          ? [
              {
                name: m.booking_cost(),
                value: priceText(amountFen),
                note: state === 'CONFIRMED' ? m.booking_refund_now({ amount: formatFen(refundFen) }) : '',
              },
            ]
          : []),
        ...depositFacts(booking),
        ...(services.length > 0
          ? [{ name: bookedKinds[kind].services(), value: <Written>{servicesText(services)}</Written> }]
          : []),
        ...(reason ? [{ name: m.field_reason(), value: <Written>{reason}</Written> }] : []),
        {
          name: m.field_time(),
          value: whenText(booking),
          note: requested ? m.booking_rest_note() : '',
        },
        ...(requested
          ? [{ name: m.booking_requested(), value: whenText({ date: booking.date, ...requested }) }]
          : []),
        {
          name: bookedKinds[kind].booked(),
          value: <Written>{roomName}</Written>,
          note: <Written>{place}</Written>,
        },
        ...(bookedKinds[kind].hasPeople
          ? [{ name: m.field_attendees(), value: String(attendees), note: kinds }]
          : []),
        { name: m.field_id(), value: no },
      ]}
    />
  );
}

/** Actions for one of the user’s bookings, and its calendar entry. */
export function BookingActs({ booking, onClose }: { booking: BookingRow; onClose: () => void }) {
  const navigate = useNavigate();
  const { bookingId: id, version, actions, title, isSeries, date, state, kind, roomId } = booking;
  const totalFen = booking.amountFen + booking.depositFen;
  const { busy, pay } = usePayFor();
  const operate = useMutationOf('POST /api/propertyManage/booking/operate', {
    once: true,
    done: ({ stateLabel }) => m.act_done({ title, state: stateLabel }),
    invalidates: bookingQueryKeys,
  });
  const fire = async (event: MemberBookingEvent, wholeSeries = false) => {
    const done = await operate.run({ id, event, version, data: { wholeSeries } });
    if (done) onClose();
    return done !== undefined;
  };
  const cancelSeries = async () => {
    const question = {
      title: m.act_ask({ act: m.booking_cancel_series(), title }),
      text: m.booking_cancel_text(),
    };
    if (await confirm({ ...question, ok: m.booking_cancel_series(), danger: true }))
      await fire('cancel', true);
  };
  const { acts } = useEventActs<MemberBookingEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    fire: (event) => fire(event),
    own: {
      change: () => void navigate(bookedKinds[kind].change(roomId, { date, change: id })),
      checkIn: () => void navigate(paths.roomCheckIn()),
    },
  });
  const keep = async () =>
    saveFile(await browserClient().download('/api/propertyManage/booking/calendar', { id }), document);
  return (
    <>
      <Button icon={calendarPlusIcon} onClick={() => void keep()}>
        {m.booking_calendar()}
      </Button>
      {isSeries && actions.includes('cancel') && (
        <Button variant="danger" busy={operate.busy} onClick={() => void cancelSeries()}>
          {m.booking_cancel_series()}
        </Button>
      )}
      {acts.toReversed().map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          busy={busy}
          onClick={onPress}
          variant={mains.includes(key) ? 'main' : key === 'cancel' ? 'danger' : undefined}
        >
          {text}
        </Button>
      ))}
      {state === 'TO_PAY' && (
        <Button variant="main" busy={busy} onClick={() => void pay({ kind, ids: [id], totalFen })}>
          {m.booking_pay({ amount: formatFen(totalFen) })}
        </Button>
      )}
    </>
  );
}
