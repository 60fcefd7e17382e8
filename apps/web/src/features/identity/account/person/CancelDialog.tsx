import * as m from '@portal/texts/messages';
import { useForm } from 'react-hook-form';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { PlainCheckboxInput } from '../../../../platform/form/plain/PlainCheckboxInput.tsx';
import { needed } from '../../../../platform/form/rules.ts';
import { refusalText } from '../../../../platform/form/show-faults.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { goOnInCode } from '../../shared/form/use-code-request.ts';
import { usePhoneCode } from '../../shared/form/use-phone-code.ts';
import { VerifyCodeInput } from '../../shared/form/VerifyCodeInput.tsx';
import { maskPhone } from '../../shared/mask-phone.ts';
import styles from './Cancel.module.css';
import { CancelRules } from './CancelRules.tsx';
import { cancelKey } from './cancel-words.ts';
import { personalInfoKey } from './personal-info.ts';

interface CancelDialogProps {
  open: boolean;
  onClose: () => void;
  phoneNumber: string;
  version: number;
}

/** Explains the consequences of cancelling the account, and requires a code sent to its phone. */
export function CancelDialog({ open, onClose, ...account }: CancelDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.person_cancel()} closeLabel={m.act_close()}>
      <CancelRules />
      <CancelForm {...account} onDone={onClose} />
    </Dialog>
  );
}

interface CancelFormProps extends Pick<CancelDialogProps, 'phoneNumber' | 'version'> {
  onDone: () => void;
}

const defaultValues = { understood: false, verifyCode: '' };

function CancelForm({ phoneNumber, version, onDone }: CancelFormProps) {
  const form = useForm({ defaultValues: defaultValues });
  const request = usePhoneCode({
    isSend4NewPhone: '0',
    numberOf: async () => phoneNumber,
    onSent: goOnInCode(form),
  });
  const cancel = useMutationOf('POST /api/userManage/userInfo/cancel', {
    done: m.person_cancel_requested(),
    invalidates: [cancelKey, personalInfoKey, 'GET /api/userManage/session/queryList'],
    setError: form.setError,
  });
  const send = form.handleSubmit(async ({ verifyCode }) => {
    if (await cancel.run({ verifyCode: verifyCode.trim(), version })) onDone();
  });
  const { error } = cancel;
  // Field errors are shown at the fields.
  const refusal = error && !error.data.fields ? refusalText(error) : undefined;
  return (
    <FormFrame form={form} refusal={refusal} onSubmit={send}>
      <p>{m.person_cancel_prove({ phone: maskPhone(phoneNumber) })}</p>
      <VerifyCodeInput request={request} />
      <PlainCheckboxInput name="understood" rule={needed(m.person_cancel_understand_first)} required>
        {m.person_cancel_understood()}
      </PlainCheckboxInput>
      <Row gap={8} justify="end" className={styles.buttons}>
        <Button onClick={onDone}>{m.act_cancel()}</Button>
        <Button type="submit" variant="dangerMain" busy={form.formState.isSubmitting}>
          {m.person_cancel_confirm()}
        </Button>
      </Row>
    </FormFrame>
  );
}
