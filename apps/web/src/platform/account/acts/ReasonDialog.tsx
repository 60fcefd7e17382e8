import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { closing } from '../use-leave-guard.ts';

interface ReasonDialogProps {
  title: string;
  text: string;
  /** The label of the confirm button. */
  ok: string;
  danger?: boolean;
  busy: boolean;
  maxLength?: number;
  onClose: () => void;
  onGive: (reason: string) => void;
}

/** Asks for a reason, which the person concerned will read. */
export function ReasonDialog({
  title,
  text,
  ok,
  danger,
  busy,
  maxLength = 200,
  onClose,
  onGive,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isGood = reason.trim().length >= 2;
  const close = closing(reason.trim() !== '', onClose);
  const give = () => {
    setIsChecked(true);
    if (isGood) onGive(reason.trim());
    else field.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={title}
      closeLabel={m.act_close()}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button variant={danger ? 'dangerMain' : 'main'} busy={busy} onClick={give}>
            {ok}
          </Button>
        </>
      }
    >
      <Text below={16} tone="quiet">
        {text}
      </Text>
      <TextArea
        ref={field}
        label={m.field_reason()}
        required
        rows={3}
        maxLength={maxLength}
        value={reason}
        onChange={setReason}
        hint={m.operator_reason_hint()}
        {...(isChecked && !isGood ? { error: m.operator_reason_rule() } : {})}
      />
    </Dialog>
  );
}
