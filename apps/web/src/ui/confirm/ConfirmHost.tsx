import { useState, useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Text } from '../layout/Text.tsx';
import type { ConfirmQuestion, ConfirmQueue } from './confirm-queue.ts';

/** Shows the questions of a queue; mounted once. */
export function ConfirmHost({ queue }: { queue: ConfirmQueue }) {
  const question = useSyncExternalStore(queue.subscribe, queue.current, () => null);
  // The question stays visible while the dialog fades out.
  const [last, setLast] = useState<ConfirmQuestion | null>(null);
  if (question && question !== last) setLast(question);
  const shown = question ?? last;
  if (!shown) return null;
  return (
    <Dialog
      open={question !== null}
      onClose={() => queue.answer(false)}
      title={shown.title}
      size="small"
      role="alertdialog"
      closeLabel={shown.cancel}
      actions={
        <>
          <Button onClick={() => queue.answer(false)}>{shown.cancel}</Button>
          <Button variant={shown.danger ? 'dangerMain' : 'main'} onClick={() => queue.answer(true)}>
            {shown.ok}
          </Button>
        </>
      }
    >
      {shown.note && (
        <Text below={12} tone="ink" weight={600}>
          {shown.note}
        </Text>
      )}
      {shown.text}
    </Dialog>
  );
}
