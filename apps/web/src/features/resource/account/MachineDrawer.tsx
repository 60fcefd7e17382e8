import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { type MachineBooking, type MachineGrid, machineBooking } from '@portal/contract/resource/public';
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
import type { DeskChoice } from '../../booking/shared/BookingDesk.tsx';
import { bookingQueryKeys } from '../../booking/shared/booking-query-keys.ts';
import { whenText } from '../../booking/shared/booking-variants.ts';
import { Conflict } from '../../booking/shared/Conflict.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';

interface MachineDrawerProps {
  kind: 'book' | 'wait';
  slotRequest: DeskChoice;
  /** Whether the slot has begun, so that only the rest of it can be waited for. */
  isRunning: boolean;
  machine: MachineGrid;
  onClose: () => void;
  onDone: () => void;
}

/** The samples to bring to the instrument, their price, and the waiting list if the slot is taken. */
export function MachineDrawer({
  kind,
  slotRequest,
  isRunning,
  machine,
  onClose,
  onDone,
}: MachineDrawerProps) {
  const isWait = kind === 'wait';
  const navigate = useNavigate();
  const { resourceId, name, place, unitFen, unitName, needApproval } = machine;
  const form = useContractForm<MachineBooking>(machineBooking, {
    defaultValues: { resourceId, ...slotRequest, title: '', quantity: 1 },
  });
  const options = {
    once: true,
    quiet: true,
    invalidates: bookingQueryKeys,
    setError: dataFaults(form.setError),
  };
  const book = useMutationOf('POST /api/serviceManage/resource/book', {
    ...options,
    done: ({ state }) => (state === 'PENDING' ? m.booking_asked() : m.booking_booked()),
  });
  const wait = useMutationOf('POST /api/serviceManage/resource/wait', {
    ...options,
    done: m.booking_waits(),
  });
  const { busy: isPaying, pay } = usePayFor();
  const values = { ...slotRequest, ...useWatch({ control: form.control }) };
  const totalFen = (values.quantity ?? 0) * unitFen;
  const busy = book.busy || wait.busy || isPaying;
  const send = async (data: MachineBooking, asWait: boolean) => {
    const done = await (asWait ? wait : book).run({ data });
    if (!done) return undefined;
    onDone();
    const { bookingId, state, amountFen } = done;
    if (state === 'TO_PAY') await pay({ kind: 'INSTRUMENT', ids: [bookingId], totalFen: amountFen });
    else void navigate(paths.applications({ booking: bookingId }));
    return done;
  };
  const refused = book.error ?? wait.error;
  const bookText = needApproval
    ? m.booking_ask()
    : totalFen > 0
      ? m.booking_book_and_pay()
      : m.booking_book();
  return (
    <FormDrawer
      title={isWait ? m.booking_wait_title() : <Written>{name}</Written>}
      form={form}
      save={(data) => send(data, isWait)}
      busy={busy}
      saveText={isWait ? m.booking_wait() : bookText}
      onClose={onClose}
    >
      <Facts
        columns={1}
        facts={[
          {
            name: m.resource_instrument(),
            value: <Written>{name}</Written>,
            note: <Written>{place}</Written>,
          },
          { name: m.field_time(), value: whenText(values) },
          {
            name: m.booking_cost(),
            value: m.field_amount_yuan({ amount: formatFen(totalFen) }),
            note: m.resource_price_of({ price: formatFen(unitFen), unit: unitName }),
          },
        ]}
      />
      {isWait && <Alert>{isRunning ? m.booking_wait_running() : m.booking_wait_text()}</Alert>}
      {refused && !refused.data.fields && (
        <Conflict
          text={refused.retMsg}
          {...refused.data}
          isSeries={false}
          busy={busy}
          onTake={({ roomId, date, from }) => {
            onClose();
            void navigate(paths.machine(roomId, { date, from }));
          }}
          onOnlyFree={() => undefined}
          onWait={isWait ? undefined : () => void form.handleSubmit((data) => send(data, true))()}
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
