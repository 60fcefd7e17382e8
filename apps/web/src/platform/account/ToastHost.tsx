import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ToastRegion } from '../../ui/toast/ToastRegion.tsx';
import { notices } from '../api/browser-client.ts';
import { confirm, questions, toasts } from './toasts.ts';

// Loaded on demand: confirmations are rare, and their dialog is heavy.
const QuestionHost = lazy(async () => ({ default: (await import('./QuestionHost.tsx')).QuestionHost }));

const showHere = () =>
  notices.showWith({
    toast: (kind, text, ms) => void toasts.add(kind, text, { duration: ms }),
    confirm: ({ cancel = m.act_close(), ...question }) => confirm({ ...question, cancel }),
  });

/** Shows toasts and confirm dialogs, raised by the API client and by pages. */
export function ToastHost() {
  useEffect(showHere, []);
  const asked = useSyncExternalStore(questions.subscribe, questions.current);
  return (
    <>
      <ToastRegion queue={toasts} labels={{ region: m.member_notices(), close: m.act_close() }} />
      {asked && (
        <Suspense>
          <QuestionHost queue={questions} />
        </Suspense>
      )}
    </>
  );
}
