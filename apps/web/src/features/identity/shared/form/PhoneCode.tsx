import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { useRef } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { shieldCheckIcon, smartphoneIcon } from '../../../../ui/icon/shapes.ts';
import { PlainText } from '../../../../ui/plain-field/PlainText.tsx';
import { FieldButton } from '../../../../ui/text-field/FieldButton.tsx';
import { againIn } from './again-in.ts';
import { useCodeRequest } from './use-code-request.ts';

type Scene = EndpointMap['POST /api/userManage/login/sendVerifyCode']['input']['scene'];
export type PhoneProof = Record<'phoneNumber' | 'verifyCode', string>;

interface PhoneCodeProps {
  scene: NonNullable<Scene>;
  values: PhoneProof;
  faults: Partial<PhoneProof>;
  onChange: (name: keyof PhoneProof, value: string) => void;
  /** Called with the errors of the number for which a code was requested; empty on a new request. */
  onFaults: (faults: Partial<PhoneProof>) => void;
}

/** A phone number and the code sent to it, for visitors without an account. */
export function PhoneCode({ scene, values, faults, onChange, onFaults }: PhoneCodeProps) {
  const codeField = useRef<HTMLInputElement>(null);
  const { phoneNumber } = values;
  const request = useCodeRequest(
    async () => {
      onFaults({});
      try {
        // Loaded when a code is requested, to keep guest pages small.
        const { phoneSignOf } = await import('../phone-sign.ts');
        return await browserClient().call('POST /api/userManage/login/sendVerifyCode', {
          phoneNumber,
          sign: phoneSignOf(phoneNumber),
          scene,
        });
      } catch (error) {
        onFaults(error instanceof ApiError ? (error.data.fields ?? {}) : {});
        throw error;
      }
    },
    () => codeField.current?.focus(),
  );
  const { secondsLeft, sent, demoCode } = request;
  const numberOf = (name: keyof PhoneProof) => ({
    name,
    value: values[name],
    error: faults[name],
    required: true,
    onChange: (value: string) => onChange(name, value.replace(/\s+/g, '')),
  });
  return (
    <>
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
    </>
  );
}
