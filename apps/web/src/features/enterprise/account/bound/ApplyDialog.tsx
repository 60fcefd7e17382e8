import { memberApply } from '@portal/contract/enterprise/member';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { closing } from '../../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { FormFrame } from '../../../identity/shared/form/FormFrame.tsx';
import sections from '../sections/Section.module.css';
import { boundKey } from './bound-key.ts';

interface ApplyDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Form to ask to join an enterprise. */
export function ApplyDialog({ open, onClose }: ApplyDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const close = closing(isDirty, onClose);
  return (
    <Dialog open={open} onClose={() => void close()} title={m.profile_b_apply()} closeLabel={m.act_close()}>
      <ApplyForm onCancel={() => void close()} onDirty={setDirty} onDone={onClose} />
    </Dialog>
  );
}

interface ApplyFormProps {
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

function ApplyForm({ onCancel, onDirty, onDone }: ApplyFormProps) {
  const form = useContractForm(memberApply.input, { defaultValues: { enterprise: '', note: '' } });
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const apply = useMutationOf('POST /api/baseInfo/enterpriseMember/apply', {
    once: true,
    done: m.profile_b_applied(),
    invalidates: [boundKey],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (values) => {
    if (await apply.run(values)) onDone();
  });
  return (
    <FormFrame form={form} takesFocus onSubmit={send}>
      <TextInput name="enterprise" label={m.profile_b_apply_field()} />
      <TextAreaInput
        name="note"
        label={`${m.field_note()} · ${m.input_optional()}`}
        hint={m.profile_b_apply_note_hint()}
        rows={3}
      />
      <Row wrap gap={8} align="center" justify="end" padTop={16} lineAbove="thin" className={sections.foot}>
        <Button onClick={onCancel}>{m.act_cancel()}</Button>
        <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
          {m.act_send_request()}
        </Button>
      </Row>
    </FormFrame>
  );
}
