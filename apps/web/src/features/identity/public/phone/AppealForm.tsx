import * as m from '@portal/texts/messages';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { PlainAreaInput } from '../../../../platform/form/plain/PlainAreaInput.tsx';
import { PlainPasswordInput } from '../../../../platform/form/plain/PlainPasswordInput.tsx';
import { needed } from '../../../../platform/form/rules.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { lockIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { Lead } from '../../shared/form/Lead.tsx';
import { PhoneInput } from '../../shared/form/PhoneInput.tsx';
import { goOnInCode } from '../../shared/form/use-code-request.ts';
import { usePendingUpload } from '../../shared/form/use-pending-upload.ts';
import { VerifyCodeInput } from '../../shared/form/VerifyCodeInput.tsx';
import { sha1Hex } from '../../shared/sha1.ts';
import { type AppealValues, newAppeal, reasonLength } from './appeal-values.ts';
import { ProofInput } from './ProofInput.tsx';
import { useAppealCode } from './use-appeal-code.ts';

interface AppealFormProps {
  onSubmitted: () => void;
  onBack: () => void;
}

/**
 * For users who have lost their number: asks the park to move the account, with the new number, a reason, and the
 * password.
 */
export function AppealForm({ onSubmitted, onBack }: AppealFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<AppealValues>({ defaultValues: newAppeal });
  const { setFocus } = form;
  const proof = usePendingUpload();
  useEffect(() => setFocus('phoneNumber'), [setFocus]);
  const refuse = (error: unknown) => {
    if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
  };
  const request = useAppealCode(
    async () => {
      const isNumber = await form.trigger('phoneNumber', { shouldFocus: true });
      return isNumber ? form.getValues('phoneNumber').trim() : undefined;
    },
    goOnInCode(form),
    refuse,
  );

  const send = form.handleSubmit(async ({ phoneNumber, verifyCode, reason, proofFileId, password }) => {
    setRefusal(undefined);
    try {
      await browserClient().call('POST /api/userManage/phoneAppeal/submit', {
        phoneNumber: phoneNumber.trim(),
        verifyCode: verifyCode.trim(),
        reason: reason.trim(),
        proofFileId,
        password_sha: sha1Hex(password),
      });
      onSubmitted();
    } catch (error) {
      refuse(error);
    }
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await proof.settle();
    await send();
  };

  return (
    <>
      <Lead>{m.identity_appeal_lead()}</Lead>
      <FormFrame form={form} refusal={refusal} onSubmit={submit}>
        <PhoneInput label={m.identity_new_phone()} />
        <VerifyCodeInput request={request} />
        <PlainAreaInput
          name="reason"
          rule={isReason}
          label={m.field_appeal_reason()}
          hint={m.identity_appeal_reason_hint()}
          maxLength={reasonLength.most}
          required
        />
        <ProofInput onSending={proof.track} />
        <PlainPasswordInput
          name="password"
          rule={needed(m.fault_password_missing)}
          label={m.identity_appeal_password()}
          hint={m.identity_appeal_password_hint()}
          icon={lockIcon}
          autoComplete="current-password"
          required
        />
        {proof.isWaiting && (
          <Alert kind="info" announce>
            {m.identity_appeal_waits()}
          </Alert>
        )}
        <Row as="p" wrap gap={12}>
          <Button
            type="submit"
            variant="main"
            size="large"
            busy={proof.isWaiting || form.formState.isSubmitting}
          >
            {m.identity_appeal_submit()}
          </Button>
          <Button size="large" onClick={onBack}>
            {m.act_go_back()}
          </Button>
        </Row>
      </FormFrame>
    </>
  );
}

const isReason = (text: string) => text.trim().length >= reasonLength.least || m.fault_appeal_reason_short();
