import { formatFen } from '@portal/contract/money';
import { type MachineBooking, type MachineGrid, machineBooking } from '@portal/contract/resource';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { DeskWish } from '../../booking/shared/BookingDesk.tsx';
import { whenText } from '../../booking/shared/booking-looks.ts';
import { Conflict } from '../../booking/shared/Conflict.tsx';
import { staleBookings } from '../../booking/shared/stale-bookings.ts';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';

interface MachineDrawerProps {
  wish: DeskWish;
  machine: MachineGrid;
  onClose: () => void;
  onDone: () => void;
}

/** What is brought to the instrument, what that costs, and what to do when the time is taken. */
export function MachineDrawer({ wish, machine, onClose, onDone }: MachineDrawerProps) {
  const navigate = useNavigate();
  const { resourceId, name, place, unitFen, unitName, needApproval } = machine;
  const form = useContractForm<MachineBooking>(machineBooking, {
    defaultValues: { resourceId, ...wish, title: '', quantity: 1 },
  });
  const book = useMutationOf('POST /api/serviceManage/resource/book', {
    once: true,
    quiet: true,
    done: ({ state }) => (state === 'PENDING' ? m.booking_asked() : m.booking_booked()),
    invalidates: staleBookings,
    setError: dataFaults(form.setError),
  });
  const { busy: isPaying, pay } = usePayFor();
  const values = { ...wish, ...useWatch({ control: form.control }) };
  const totalFen = (values.quantity ?? 0) * unitFen;
  const send = async (data: MachineBooking) => {
    const done = await book.run({ data });
    if (!done) return undefined;
    onDone();
    const { bookingId, state, amountFen } = done;
    if (state === 'TO_PAY') await pay({ kind: 'INSTRUMENT', ids: [bookingId], totalFen: amountFen });
    else void navigate(paths.applications({ booking: bookingId }));
    return done;
  };
  const refused = book.error;
  return (
    <FormDrawer
      title={<Written>{name}</Written>}
      form={form}
      save={send}
      busy={book.busy || isPaying}
      saveText={needApproval ? m.booking_ask() : totalFen > 0 ? m.booking_book_and_pay() : m.booking_book()}
      onClose={onClose}
    >
      <Facts
        columns={1}
        facts={[
          { name: m.field_time(), value: whenText(values), note: <Written>{place}</Written> },
          {
            name: m.booking_cost(),
            value: m.booking_amount({ amount: formatFen(totalFen) }),
            note: m.resource_price_of({ price: formatFen(unitFen), unit: unitName }),
          },
        ]}
      />
      {refused && !refused.data.fields && (
        <Conflict
          text={refused.retMsg}
          {...refused.data}
          isSeries={false}
          busy={book.busy}
          onTake={({ roomId, date, from }) => {
            onClose();
            void navigate(paths.machine(roomId, { date, from }));
          }}
          onOnlyFree={() => undefined}
          onWait={undefined}
        />
      )}
      <FormSection title={m.booking_use()} columns={1}>
        <TextInput name="title" label={m.booking_use()} />
        <NumberInput name="quantity" hint={unitName} minValue={1} />
      </FormSection>
      {needApproval && <p>{m.booking_approval_to_pay()}</p>}
    </FormDrawer>
  );
}
