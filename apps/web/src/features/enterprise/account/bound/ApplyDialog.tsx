import { memberApply } from '@portal/contract/enterprise-member';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { closing } from '../../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { contractResolver } from '../../../../platform/form/contract-resolver.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormText } from '../../../../platform/form/FormText.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { FormFrame } from '../../../identity/shared/form/FormFrame.tsx';
import { FormArea } from '../form/fields.tsx';
import sections from '../sections/Section.module.css';
import { boundKey } from './bound-key.ts';

interface ApplyDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks an enterprise to be let in. */
export function ApplyDialog({ open, onClose }: ApplyDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const close = closing(isDirty, onClose);
  return (
    <Dialog
      open={open}
      onClose={() => void close()}
      title={m.profile_b_apply()}
      closeLabel={m.profile_close()}
    >
      <ApplyForm onCancel={() => void close()} onDirty={setDirty} onDone={onClose} />
    </Dialog>
  );
}

const longestNote = 200;

interface ApplyFormProps {
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

function ApplyForm({ onCancel, onDirty, onDone }: ApplyFormProps) {
  const form = useForm({
    defaultValues: { enterprise: '', note: '' },
    resolver: contractResolver(memberApply.input, (values: { enterprise: string; note: string }) => values),
  });
  const { control } = form;
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
    <FormFrame takesFocus onSubmit={send}>
      <FormText
        control={control}
        name="enterprise"
        label={m.profile_b_apply_field()}
        maxLength={60}
        required
      />
      <FormArea
        control={control}
        name="note"
        label={`${m.field_note()} · ${m.profile_optional()}`}
        hint={m.profile_b_apply_note_hint()}
        maxLength={longestNote}
        rows={3}
      />
      <div className={sections.foot}>
        <Button onClick={onCancel}>{m.profile_cancel()}</Button>
        <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
          {m.profile_b_apply_send()}
        </Button>
      </div>
    </FormFrame>
  );
}
