import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { closing } from '../../../../platform/account/use-leave-guard.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { articleWays } from '../article-ways.ts';
import type { OperatedEvent } from '../operated-event.ts';

interface EventDialogProps {
  event: OperatedEvent;
  busy: boolean;
  /** Whether something was typed that closing would lose. */
  isDirty: boolean;
  onClose: () => void;
  onSend: () => void;
  children: ReactNode;
}

/** Asks for the input an event needs before it is fired; titled like the event. */
export function EventDialog({ event, busy, isDirty, onClose, onSend, children }: EventDialogProps) {
  const close = closing(isDirty, onClose);
  const name = articleWays[event].text();
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={name}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button variant="main" busy={busy} onClick={onSend}>
            {name}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
