import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { refusalText } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { PlainText } from '../../../ui/plain-field/PlainText.tsx';
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

type Numbers = Record<'no' | 'roomNo', string>;

/** The server names the number of a meter in its own way. */
const fieldOf = (path: string) => (path === 'roomNo' ? 'roomNo' : 'no');

/** Two numbers, and what they lead to, masked. Two fields do without the library of forms, which weighs more than they. */
export function GuestForm({ asked }: { asked: Asked }) {
  const [numbers, setNumbers] = useState<Numbers>({ no: '', roomNo: '' });
  const [faults, setFaults] = useState<Partial<Numbers>>({});
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();

  const ask = async () => {
    setBusy(true);
    setFound(undefined);
    setFault(undefined);
    setFaults({});
    try {
      setFound(await find(asked, numbers.no.trim(), numbers.roomNo.trim()));
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.data.fields ?? {}) : [];
      const isMissing = error instanceof ApiError && error.retCode === retCodes.NOT_FOUND;
      if (isMissing) setFault(m.billing_not_found());
      else if (fields.length === 0) setFault(refusalText(error));
      else setFaults(Object.fromEntries(fields.map(([path, text]) => [fieldOf(path), text])));
    } finally {
      setBusy(false);
    }
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [first] = Object.keys(faults);
    if (first) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void ask();
  };
  const inputOf = (name: keyof Numbers) => ({
    name,
    value: numbers[name],
    error: faults[name],
    required: true,
    autoComplete: 'off',
    onChange: (value: string) => setNumbers((last) => ({ ...last, [name]: value })),
  });
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <PlainText {...inputOf('no')} label={asked === 'BILL' ? m.field_bill_no() : m.field_meter_no()} />
        <PlainText {...inputOf('roomNo')} label={m.field_room_no()} />
        <Button type="submit" variant="main" busy={busy}>
          {m.billing_find()}
        </Button>
      </form>
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
