import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import { InstantField } from '../../../../platform/account/InstantField.tsx';
import { closing } from '../../../../platform/account/use-leave-guard.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import type { FocusHandle } from '../../../../ui/field/use-focus-handle.ts';

interface UntilDialogProps {
  value: number | null;
  onClose: () => void;
  onChoose: (until: number | null) => void;
}

/** Asks how long an article stays pinned; without a day it stays until it is taken down. */
export function UntilDialog({ value, onClose, onChoose }: UntilDialogProps) {
  const [openedAt] = useState(() => Date.now());
  const [until, setUntil] = useState(value);
  const [asked, setAsked] = useState(false);
  const field = useRef<FocusHandle>(null);
  const isPast = until !== null && until <= openedAt;
  const choose = () => {
    setAsked(true);
    if (isPast) field.current?.focus();
    else onChoose(until);
  };
  const close = closing(until !== value, onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={m.editing_top_set_until()}
      size="small"
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button variant="main" onClick={choose}>
            {m.editing_top_set_until()}
          </Button>
        </>
      }
    >
      <InstantField
        ref={field}
        label={m.editing_top_until_label()}
        hint={m.editing_top_until_hint()}
        value={until}
        onChange={setUntil}
        usualTime="23:59"
        isEnd
        error={asked && isPast ? m.fault_future_time() : undefined}
      />
    </Dialog>
  );
}
