import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { type VenueBooking, type VenueGrid, venueBooking } from '@portal/contract/venue/public';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { DeskChoice } from '../../booking/shared/BookingDesk.tsx';
import { bookingQueryKeys } from '../../booking/shared/booking-query-keys.ts';
import { whenText } from '../../booking/shared/booking-variants.ts';
import { Conflict } from '../../booking/shared/Conflict.tsx';
import { SharingField } from '../../booking/shared/SharingField.tsx';
import type { SlotChoice } from '../../booking/shared/slot-choice.ts';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';

interface VenueBookingDrawerProps {
  kind: 'book' | 'wait';
  slotRequest: DeskChoice;
  /** Whether the slot has begun, so that only the rest of it can be waited for. */
  isRunning: boolean;
  venue: VenueGrid;
  costOf: (slotRequest: DeskChoice) => number;
  onClose: () => void;
  onDone: () => void;
}

/** The details of a booking besides its time, its price, and the waiting list if the slot is taken. */
export function VenueBookingDrawer({
  kind,
  slotRequest,
  isRunning,
  venue,
  costOf,
  onClose,
  onDone,
}: VenueBookingDrawerProps) {
  const isWait = kind === 'wait';
  const navigate = useNavigate();
  const { venueId, name, seats, needApproval, depositFen } = venue;
  const form = useContractForm<VenueBooking>(venueBooking, {
    defaultValues: { venueId, ...slotRequest, title: '', attendees: 2, sharing: 'NOBODY' },
  });
  const options = {
    once: true,
    quiet: true,
    invalidates: bookingQueryKeys,
    setError: dataFaults(form.setError),
  };
  const book = useMutationOf('POST /api/serviceManage/venue/book', {
    ...options,
    done: ({ state }) => (state === 'PENDING' ? m.booking_asked() : m.booking_booked()),
  });
  const wait = useMutationOf('POST /api/serviceManage/venue/wait', { ...options, done: m.booking_waits() });
  const { busy: isPaying, pay } = usePayFor();
  const busy = book.busy || wait.busy || isPaying;
  const send = async (data: VenueBooking, asWait: boolean) => {
    const done = await (asWait ? wait : book).run({ data });
    if (!done) return undefined;
    onDone();
    const { bookingId, state, amountFen } = done;
    if (state === 'TO_PAY')
      await pay({ kind: 'VENUE', ids: [bookingId], totalFen: amountFen + done.depositFen });
    return done;
  };
  const take = ({ roomId, ...time }: SlotChoice) => {
    // Another venue has its own price and rules, so its page opens first.
    if (roomId !== venueId)
      return void navigate(paths.venueBooking(roomId, { date: time.date, from: time.from }));
    form.setValue('date', time.date);
    form.setValue('from', time.from);
    form.setValue('to', time.to);
    void form.handleSubmit((data) => send(data, false))();
  };
  const values = { ...slotRequest, ...useWatch({ control: form.control }) };
  const amountFen = costOf(values);
  const totalFen = amountFen + depositFen;
  const refused = book.error ?? wait.error;
  const submitText = needApproval
    ? m.booking_ask()
    : totalFen > 0
      ? m.booking_book_and_pay()
      : m.booking_book();
  return (
    <FormDrawer
      title={isWait ? m.booking_wait_title() : <Written>{m.venue_drawer({ name })}</Written>}
      size="medium"
      form={form}
      save={(data) => send(data, isWait)}
      busy={busy}
      saveText={isWait ? m.booking_wait() : submitText}
      onClose={onClose}
    >
      <Stack gap={24}>
        <Facts
          columns={1}
          facts={[
            {
              name: m.field_venue(),
              value: <Written>{name}</Written>,
              note: <Written>{venue.place}</Written>,
            },
            { name: m.field_time(), value: whenText(values) },
            // Only the time that is left will be charged, so there is no amount yet.
            ...(isRunning && isWait
              ? []
              : [{ name: m.venue_price(), value: m.field_amount_yuan({ amount: formatFen(amountFen) }) }]),
            ...(depositFen > 0
              ? [{ name: m.field_deposit(), value: m.field_amount_yuan({ amount: formatFen(depositFen) }) }]
              : []),
            ...(isRunning && isWait
              ? []
              : [{ name: m.field_due(), value: m.field_amount_yuan({ amount: formatFen(totalFen) }) }]),
          ]}
        />
        {isWait && <Alert>{isRunning ? m.booking_wait_running() : m.booking_wait_text()}</Alert>}
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
          <SharingField sharing={values.sharing} title={values.title} time={`${values.from}–${values.to}`} />
        </FormSection>
        {needApproval && <p>{m.booking_approval_to_pay()}</p>}
      </Stack>
    </FormDrawer>
  );
}
