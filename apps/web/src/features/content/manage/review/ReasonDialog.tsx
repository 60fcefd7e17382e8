import { useState } from 'react';
import {
  editing_reason,
  editing_reason_fault,
  editing_reason_hint,
  member_cancel,
  member_close,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import { eventNames } from '../event-texts.ts';
import type { OperatedEvent } from '../use-article-acts.ts';

interface ReasonDialogProps {
  event: OperatedEvent;
  busy: boolean;
  onClose: () => void;
  onReason: (details: { reason: string }) => Promise<void>;
}

const shortest = 2;
const longest = 500;

/** Asks why; the author reads it. */
export function ReasonDialog({ event, busy, onClose, onReason }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const tooShort = reason.trim().length < shortest;
  const send = () => {
    setAsked(true);
    if (!tooShort) void onReason({ reason: reason.trim() });
  };
  const name = eventNames[event]();
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={member_close()}
      actions={
        <>
          <Button onClick={onClose}>{member_cancel()}</Button>
          <Button variant="main" busy={busy} onClick={send}>
            {name}
          </Button>
        </>
      }
    >
      <TextArea
        label={editing_reason()}
        hint={editing_reason_hint()}
        required
        maxLength={longest}
        value={reason}
        onChange={setReason}
        error={asked && tooShort ? editing_reason_fault() : undefined}
      />
    </Dialog>
  );
}
