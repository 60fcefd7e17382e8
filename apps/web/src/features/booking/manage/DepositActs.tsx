import { type DepositContent, depositContent, type ManagedBooking } from '@portal/contract/booking/manage';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';

interface DepositActsProps {
  booking: ManagedBooking;
  onDone: () => void;
}

/** Actions for the deposit of a booking that is over. */
export function DepositActs({ booking, onDone }: DepositActsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="main" onClick={() => setIsOpen(true)}>
        {m.booking_deposit_title()}
      </Button>
      {isOpen && <DepositForm booking={booking} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DepositForm({ booking, onDone, onClose }: DepositActsProps & { onClose: () => void }) {
  const { bookingId: id, version, depositFen } = booking;
  const form = useContractForm<DepositContent>(depositContent, {
    defaultValues: { deductFen: 0, reason: '' },
  });
  const settle = useMutationOf('POST /api/propertyManage/booking/settleDeposit', {
    done: m.booking_deposit_done(),
    invalidates: ['GET /api/propertyManage/booking/queryManageList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.booking_deposit_title()}
      form={form}
      save={async (data) => {
        const done = await settle.run({ id, version, data });
        if (done) onDone();
        return done;
      }}
      busy={settle.busy}
      onClose={onClose}
    >
      <Alert>{m.booking_deposit_held({ amount: formatFen(depositFen) })}</Alert>
      <FormSection title={m.field_deposit()} columns={1}>
        <MoneyInput name="deductFen" unit={m.field_yuan()} orZero />
        <TextInput name="reason" />
      </FormSection>
    </FormDrawer>
  );
}
