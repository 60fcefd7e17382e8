import { formatFen } from '@portal/contract/money';
import { type VenueBooking, venueBooking } from '@portal/contract/venue';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { closing, useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { beginInField } from '../../../ui/dialog/begin-in-field.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { whenText } from '../../booking/shared/booking-looks.ts';
import type { BookingWish } from '../../booking/shared/booking-wish.ts';
import { Conflict } from '../../booking/shared/Conflict.tsx';
import { staleBookings } from '../../booking/shared/stale-bookings.ts';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import styles from './VenueBooking.module.css';
import type { VenueGrid, VenueWish } from './venue-grid.ts';

interface VenueBookingDrawerProps {
  kind: 'book' | 'wait';
  wish: VenueWish;
  venue: VenueGrid;
  costOf: (wish: VenueWish) => number;
  onClose: () => void;
  onDone: () => void;
}

const formId = 'venue-booking-form';

/** What is asked of a booking besides its time, what it costs, and what to do when it is taken. */
export function VenueBookingDrawer({ kind, wish, venue, costOf, onClose, onDone }: VenueBookingDrawerProps) {
  const isWait = kind === 'wait';
  const navigate = useNavigate();
  const { venueId, name, seats, needApproval, depositFen } = venue;
  const form = useContractForm<VenueBooking>(venueBooking, {
    defaultValues: { venueId, ...wish, title: '', attendees: 2, isPrivate: false },
  });
  const options = {
    once: true,
    quiet: true,
    invalidates: staleBookings,
    setError: dataFaults(form.setError),
  };
  const book = useMutationOf('POST /api/serviceManage/venue/book', {
    ...options,
    done: ({ state }) => (state === 'PENDING' ? m.venue_asked() : m.venue_booked()),
  });
  const wait = useMutationOf('POST /api/serviceManage/venue/wait', { ...options, done: m.booking_waits() });
  const { busy: isPaying, pay } = usePayFor();
  const { isDirty } = form.formState;
  const busy = book.busy || wait.busy || isPaying;
  useLeaveGuard(isDirty && !busy);
  const giveUp = closing(isDirty, onClose);
  const send = async (data: VenueBooking, asWait: boolean) => {
    const done = await (asWait ? wait : book).run({ data });
    if (!done) return;
    onDone();
    const { bookingId, state, amountFen } = done;
    if (state === 'TO_PAY')
      await pay({ kind: 'VENUE', ids: [bookingId], totalFen: amountFen + done.depositFen });
  };
  const take = ({ roomId, ...time }: BookingWish) => {
    // Another venue has its own price and rules, which its page shows first.
    if (roomId !== venueId)
      return void navigate(paths.venueBooking(roomId, { date: time.date, from: time.from }));
    form.setValue('date', time.date);
    form.setValue('from', time.from);
    form.setValue('to', time.to);
    void form.handleSubmit((data) => send(data, false))();
  };
  const values = { ...wish, ...useWatch({ control: form.control }) };
  const amountFen = costOf(values);
  const totalFen = amountFen + depositFen;
  const refused = book.error ?? wait.error;
  const submitText = needApproval ? m.venue_ask() : totalFen > 0 ? m.venue_book_and_pay() : m.booking_book();
  return (
    <Drawer
      open
      onClose={() => void giveUp()}
      title={isWait ? m.booking_wait_title() : <Written>{m.venue_drawer({ name })}</Written>}
      closeLabel={m.member_close()}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.member_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={busy}>
            {isWait ? m.booking_wait() : submitText}
          </Button>
        </>
      }
    >
      <form
        ref={beginInField}
        className={styles.form}
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit((data) => send(data, isWait))(event)}
      >
        <FormScope form={form}>
          <Facts
            columns={1}
            facts={[
              {
                name: m.field_venue(),
                value: <Written>{name}</Written>,
                note: <Written>{venue.place}</Written>,
              },
              { name: m.field_time(), value: whenText(values) },
              { name: m.venue_price(), value: m.booking_amount({ amount: formatFen(amountFen) }) },
              ...(depositFen > 0
                ? [{ name: m.field_deposit(), value: m.booking_amount({ amount: formatFen(depositFen) }) }]
                : []),
              { name: m.venue_total(), value: m.booking_amount({ amount: formatFen(totalFen) }) },
            ]}
          />
          {isWait && <Alert>{m.booking_wait_text()}</Alert>}
          {refused && !refused.data.fields && (
            <Conflict
              text={refused.retMsg}
              {...refused.data}
              isSeries={false}
              busy={busy}
              onTake={take}
              onOnlyFree={() => undefined}
              onWait={isWait ? undefined : () => void form.handleSubmit((data) => send(data, true))()}
            />
          )}
          <FormSection title={m.booking_use()} columns={1}>
            <TextInput name="title" label={m.booking_use()} />
            <NumberInput name="attendees" hint={m.booking_most_seats({ count: seats })} minValue={1} />
            <CheckboxInput name="isPrivate">{m.booking_private()}</CheckboxInput>
          </FormSection>
          {needApproval && <p>{m.venue_approval_note()}</p>}
        </FormScope>
      </form>
    </Drawer>
  );
}
