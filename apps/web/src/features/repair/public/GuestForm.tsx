import * as m from '@portal/texts/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { refusalText } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { shieldCheckIcon } from '../../../ui/icon/shapes/shield-check.ts';
import { smartphoneIcon } from '../../../ui/icon/shapes/smartphone.ts';
import { PlainArea } from '../../../ui/plain-field/PlainArea.tsx';
import { PlainText } from '../../../ui/plain-field/PlainText.tsx';
import { FieldButton } from '../../../ui/text-field/FieldButton.tsx';
import { againIn } from '../../identity/shared/form/again-in.ts';
import { useCodeRequest } from '../../identity/shared/form/use-code-request.ts';
import { phoneSignOf } from '../../identity/shared/phone-sign.ts';
import styles from './Guest.module.css';
import { faultsOf } from './guest-faults.ts';

const blank = { description: '', phoneNumber: '', verifyCode: '' };
type Values = typeof blank;

/** Three fields do without the library of forms, which weighs more than they; the server has the rules. */
export function GuestForm({ asset }: { asset: string }) {
  const [values, setValues] = useState(blank);
  const [faults, setFaults] = useState<Partial<Values>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const request = useCodeRequest(
    async () => {
      setFaults({});
      const { phoneNumber } = values;
      const proof = { phoneNumber, sign: phoneSignOf(phoneNumber), scene: 'REPAIR' as const };
      try {
        return await browserClient().call('POST /api/userManage/login/sendVerifyCode', proof);
      } catch (error) {
        setFaults(faultsOf(error));
        throw error;
      }
    },
    () => codeField.current?.focus(),
  );
  const { secondsLeft, sent, demoCode } = request;

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
      // The same page, with the key instead of the asset.
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
  const numberOf = (name: 'phoneNumber' | 'verifyCode') => ({
    name,
    value: values[name],
    error: faults[name],
    required: true,
    onChange: (value: string) => set(name)(value.replace(/\s+/g, '')),
  });
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={send}>
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
      <PlainText
        {...numberOf('phoneNumber')}
        label={m.field_contact_phone()}
        icon={smartphoneIcon}
        placeholder={m.identity_phone_digits()}
        inputMode="tel"
        autoComplete="tel-national"
      />
      <PlainText
        {...numberOf('verifyCode')}
        ref={codeField}
        label={m.field_verify_code()}
        icon={shieldCheckIcon}
        placeholder={m.identity_code_digits()}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={demoCode ? m.identity_code_demo({ code: demoCode }) : sent && m.identity_code_sent()}
        end={
          <FieldButton aria-disabled={request.busy || secondsLeft > 0} onClick={() => void request.ask()}>
            {secondsLeft > 0 ? againIn(secondsLeft) : m.identity_code_send()}
          </FieldButton>
        }
      />
      <Button type="submit" variant="main" size="large" wide busy={busy}>
        {m.repair_submit()}
      </Button>
    </form>
  );
}
