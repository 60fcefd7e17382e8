import * as m from '@portal/texts/messages';
import { useForm } from 'react-hook-form';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { goOnInCode } from '../form/use-code-request.ts';
import { usePhoneCode } from '../form/use-phone-code.ts';
import { VerifyCodeInput } from '../form/VerifyCodeInput.tsx';
import { maskPhone } from '../mask-phone.ts';
import { SmsNotice } from '../SmsNotice.tsx';

interface SecureDialogProps {
  open: boolean;
  onClose: () => void;
  onProven: () => void;
}

/** Confirms the user's identity by code; needed for money and ownership. */
export function SecureDialog({ open, onClose, onProven }: SecureDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={m.profile_secure_title()}
      closeLabel={m.act_close()}
    >
      <SecureForm onClose={onClose} onProven={onProven} />
    </Dialog>
  );
}

function SecureForm({ onClose, onProven }: Omit<SecureDialogProps, 'open'>) {
  const info = useQueryOf('GET /api/baseInfoManage/personalInfoMgr/queryDetail', {});
  const phoneNumber = info.data?.phoneNumber;
  const form = useForm({ defaultValues: { verifyCode: '' } });
  const request = usePhoneCode({
    isSend4NewPhone: '0',
    numberOf: async () => phoneNumber,
    onSent: goOnInCode(form),
  });
  const check = useMutationOf('POST /api/userManage/checkPhone', { setError: dataFaults(form.setError) });
  const send = form.handleSubmit(async ({ verifyCode }) => {
    if (!phoneNumber) return;
    if (await check.run({ phoneNumber, verifyCode: verifyCode.trim() })) onProven();
  });
  return (
    <FormFrame form={form} takesFocus onSubmit={send}>
      <p>{phoneNumber && m.profile_secure_text({ phone: maskPhone(phoneNumber) })}</p>
      <SmsNotice />
      <VerifyCodeInput request={request} />
      <Row wrap gap={12} justify="end">
        <Button onClick={onClose}>{m.act_cancel()}</Button>
        <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
          {m.profile_secure_ok()}
        </Button>
      </Row>
    </FormFrame>
  );
}
