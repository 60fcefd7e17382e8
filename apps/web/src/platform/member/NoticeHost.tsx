import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ToastRegion } from '../../ui/toast/ToastRegion.tsx';
import { notices } from '../api/browser-client.ts';
import { member_close, member_notices } from '../i18n/paraglide/messages.js';
import { ask, questions, toasts } from './notices.ts';

// A question is rare, and its dialog heavy.
const ConfirmHost = lazy(async () => ({
  default: (await import('../../ui/confirm/ConfirmHost.tsx')).ConfirmHost,
}));

const showHere = () =>
  notices.showWith({
    toast: (kind, text, ms) => void toasts.add(kind, text, { duration: ms }),
    confirm: ({ cancel = member_close(), ...question }) => ask({ ...question, cancel }),
  });

/** Shows messages and questions, of the API client and of pages. */
export function NoticeHost() {
  useEffect(showHere, []);
  const asked = useSyncExternalStore(questions.subscribe, questions.current);
  return (
    <>
      <ToastRegion queue={toasts} labels={{ region: member_notices(), close: member_close() }} />
      {asked && (
        <Suspense>
          <ConfirmHost queue={questions} />
        </Suspense>
      )}
    </>
  );
}
