import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { PlainTextInput } from '../../../platform/form/plain/PlainTextInput.tsx';
import { refusalText, showFieldFaults } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { Asked, Found } from './guest-query.ts';
import styles from './Public.module.css';

const GuestFound = lazy(() => import('./GuestFound.tsx'));

async function find(asked: Asked, no: string, roomNo: string): Promise<Found> {
  const quiet = { quiet: true };
  if (asked === 'BILL')
    return {
      bill: await browserClient().call('POST /api/propertyManage/bill/queryPublic', { no, roomNo }, quiet),
    };
  const named = { kind: asked, meterNo: no, roomNo };
  return { meter: await browserClient().call('POST /api/propertyManage/meter/queryPublic', named, quiet) };
}

/** Two numbers, and what they lead to, masked. */
export function GuestForm({ asked }: { asked: Asked }) {
  const form = useForm({ defaultValues: { no: '', roomNo: '' } });
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();
  const send = form.handleSubmit(async ({ no, roomNo }) => {
    setFound(undefined);
    setFault(undefined);
    try {
      setFound(await find(asked, no.trim(), roomNo.trim()));
    } catch (error) {
      const isMissing = error instanceof ApiError && error.retCode === retCodes.NOT_FOUND;
      if (isMissing) setFault(m.billing_not_found());
      else if (!showFieldFaults(error, form)) setFault(refusalText(error));
    }
  });
  return (
    <>
      <FormProvider {...form}>
        <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          <PlainTextInput
            name="no"
            label={asked === 'BILL' ? m.field_bill_no() : m.field_meter_no()}
            required
            autoComplete="off"
          />
          <PlainTextInput name="roomNo" label={m.field_room_no()} required autoComplete="off" />
          <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
            {m.billing_find()}
          </Button>
        </form>
      </FormProvider>
      <div aria-live="polite">
        {fault && <Alert kind="error" title={fault} />}
        {found && (
          <Suspense>
            <GuestFound found={found} asked={asked} />
          </Suspense>
        )}
      </div>
    </>
  );
}
