import * as m from '@portal/texts/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { refusalText } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PlainArea } from '../../../ui/plain-field/PlainArea.tsx';
import { PhoneCode } from '../../identity/shared/form/PhoneCode.tsx';
import { faultsOf } from './guest-faults.ts';

const defaultValues = { description: '', phoneNumber: '', verifyCode: '' };
type Values = typeof defaultValues;

/** Three fields don't justify the form library, which outweighs them; the server validates. */
export function GuestForm({ asset }: { asset: string }) {
  const [values, setValues] = useState(defaultValues);
  const [faults, setFaults] = useState<Partial<Values>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const report = async () => {
    setRefusal(undefined);
    setFaults({});
    if (values.description.trim().length < 5) return setFaults({ description: m.fault_repair_description() });
    setBusy(true);
    try {
      const { key } = await browserClient().call(
        'POST /api/propertyManage/repair/submitAsGuest',
        { asset, ...values },
        { quiet: true },
      );
      // Reloads the page with the key instead of the asset.
      location.search = new URLSearchParams({ key }).toString();
    } catch (error) {
      const found = faultsOf(error);
      setFaults(found);
      if (Object.keys(found).length === 0) setRefusal(refusalText(error));
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void report();
  };
  const set = (name: keyof Values) => (value: string) => setValues((last) => ({ ...last, [name]: value }));
  return (
    <Stack ref={form} method="post" noValidate as="form" gap={20} onSubmit={send}>
      {refusal && (
        <Alert kind="error" announce>
          {refusal}
        </Alert>
      )}
      <PlainArea
        name="description"
        label={m.field_fault_description()}
        value={values.description}
        error={faults.description}
        maxLength={500}
        required
        onChange={set('description')}
      />
      <PhoneCode
        scene="REPAIR"
        values={values}
        faults={faults}
        onChange={(name, value) => set(name)(value)}
        onFaults={setFaults}
      />
      <Button type="submit" variant="main" size="large" wide busy={busy}>
        {m.repair_submit()}
      </Button>
    </Stack>
  );
}
