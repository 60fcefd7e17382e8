import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { notices } from '../../../../platform/api/browser-client.ts';
import { createConfirmQueue } from '../../../../ui/confirm/confirm-queue.ts';
import { ToastRegion } from '../../../../ui/toast/ToastRegion.tsx';
import { createToastQueue } from '../../../../ui/toast/toast-queue.ts';

// Loaded on demand: confirmations are rare, and the dialog is large.
const QuestionHost = lazy(async () => ({
  default: (await import('../../../../platform/account/QuestionHost.tsx')).QuestionHost,
}));

/** Shows the API client's toasts and confirmation dialogs. */
export function NoticeScreen() {
  const [toasts] = useState(createToastQueue);
  const [questions] = useState(createConfirmQueue);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    notices.showWith({
      toast: (kind, text, ms) => void toasts.add(kind, text, { duration: ms }),
      confirm: ({ cancel, ...question }) => {
        setAsked(true);
        return questions.ask({
          ...question,
          text: question.text,
          cancel: cancel ?? m.act_close(),
        });
      },
    });
  }, [toasts, questions]);
  return (
    <>
      <ToastRegion queue={toasts} labels={{ region: m.identity_notices(), close: m.act_close() }} />
      {asked && (
        <Suspense>
          <QuestionHost queue={questions} />
        </Suspense>
      )}
    </>
  );
}
