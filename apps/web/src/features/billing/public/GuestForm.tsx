import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { refusalText } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PlainText } from '../../../ui/plain-field/PlainText.tsx';
import type { PhoneProof } from '../../identity/shared/form/PhoneCode.tsx';
import type { Asked, Found } from './guest-query.ts';

const GuestFound = lazy(() => import('./GuestFound.tsx'));

const PhoneCode = lazy(async () => ({
  default: (await import('../../identity/shared/form/PhoneCode.tsx')).PhoneCode,
}));

async function find(asked: Asked, numbers: Numbers, proof: Partial<PhoneProof>): Promise<Found> {
  const quiet = { quiet: true };
  const [no, roomNo] = [numbers.no.trim(), numbers.roomNo.trim()];
  const client = browserClient();
  if (asked === 'BILL')
    return {
      bill: await client.call('POST /api/propertyManage/bill/queryPublic', { no, roomNo, ...proof }, quiet),
      proof,
    };
  const named = { kind: asked, meterNo: no, roomNo, ...proof };
  return { meter: await client.call('POST /api/propertyManage/meter/queryPublic', named, quiet), proof };
}

type Numbers = Record<'no' | 'roomNo', string>;
type Faults = Partial<Numbers & PhoneProof>;

const noProof: PhoneProof = { phoneNumber: '', verifyCode: '' };

/** The server's name for the meter number field differs from the form's. */
const fieldOf = (path: string) => (path === 'meterNo' ? 'no' : path);

/** Errors by field; empty if the refusal belongs to no field. */
function faultsOf(error: unknown): Faults {
  const fields = error instanceof ApiError ? Object.entries(error.data.fields ?? {}) : [];
  return Object.fromEntries(fields.map(([path, text]) => [fieldOf(path), text]));
}

const isReason = (error: unknown, reason: string) =>
  error instanceof ApiError && error.data.reason === reason;

/**
 * Looks up a masked result by two numbers; after too many misses also by a code sent to a phone. With so few fields the
 * form library is not used, which would weigh more than they do.
 */
export function GuestForm({ asked }: { asked: Asked }) {
  const [numbers, setNumbers] = useState<Numbers>({ no: '', roomNo: '' });
  const [proof, setProof] = useState(noProof);
  const [needsCode, setNeedsCode] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();

  const ask = async () => {
    setBusy(true);
    setFound(undefined);
    setFault(undefined);
    setFaults({});
    try {
      setFound(await find(asked, numbers, needsCode ? proof : {}));
    } catch (error) {
      const wrong = faultsOf(error);
      if (isReason(error, 'PHONE_CODE_NEEDED')) setNeedsCode(true);
      else if (Object.keys(wrong).length > 0) setFaults(wrong);
      else
        setFault(
          error instanceof ApiError && error.retCode === retCodes.NOT_FOUND
            ? m.billing_not_found()
            : refusalText(error),
        );
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
      <Stack ref={form} as="form" gap={16} noValidate onSubmit={send}>
        <PlainText {...inputOf('no')} label={asked === 'BILL' ? m.field_bill_no() : m.field_meter_no()} />
        <PlainText {...inputOf('roomNo')} label={m.field_room_no()} />
        {needsCode && (
          <>
            <Alert kind="warning" title={m.billing_code_needed()} announce>
              {m.billing_code_needed_text()}
            </Alert>
            <Suspense>
              <PhoneCode
                scene="BILL"
                values={proof}
                faults={faults}
                onChange={(name, value) => setProof((last) => ({ ...last, [name]: value }))}
                onFaults={setFaults}
              />
            </Suspense>
          </>
        )}
        <Button type="submit" variant="main" busy={busy}>
          {m.billing_find()}
        </Button>
      </Stack>
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
