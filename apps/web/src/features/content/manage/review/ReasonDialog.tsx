import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import type { OperatedEvent } from '../operated-event.ts';
import { EventDialog } from './EventDialog.tsx';

interface ReasonDialogProps {
  event: OperatedEvent;
  busy: boolean;
  onClose: () => void;
  onReason: (details: { reason: string }) => Promise<void>;
}

const shortest = 2;
const longest = 500;

/** Asks for a reason, which the author will read, and of a withdrawal whoever follows an old link. */
export function ReasonDialog({ event, busy, onClose, onReason }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const tooShort = reason.trim().length < shortest;
  const send = () => {
    setAsked(true);
    if (tooShort) field.current?.focus();
    else void onReason({ reason: reason.trim() });
  };
  return (
    <EventDialog event={event} busy={busy} isDirty={reason.trim() !== ''} onClose={onClose} onSend={send}>
      <TextArea
        ref={field}
        label={m.field_reason()}
        hint={event === 'withdraw' ? m.editing_withdraw_hint() : m.editing_reason_hint()}
        required
        maxLength={longest}
        value={reason}
        onChange={setReason}
        error={asked && tooShort ? m.editing_reason_fault() : undefined}
      />
    </EventDialog>
  );
}
