import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ToastRegion } from '../../ui/toast/ToastRegion.tsx';
import { notices } from '../api/browser-client.ts';
import { faultInWords } from '../i18n/server-words/server-words.ts';
import { confirm, questions, toasts } from './toasts.ts';

// A question is rare, and its dialog heavy.
const QuestionHost = lazy(async () => ({ default: (await import('./QuestionHost.tsx')).QuestionHost }));

const showHere = () =>
  notices.showWith({
    toast: (kind, text, ms) =>
      void faultInWords(text).then((words) => toasts.add(kind, words, { duration: ms })),
    confirm: async ({ cancel = m.member_close(), ...question }) =>
      confirm({ ...question, text: await faultInWords(question.text), cancel }),
  });

/** Shows messages and questions, of the API client and of pages. */
export function ToastHost() {
  useEffect(showHere, []);
  const asked = useSyncExternalStore(questions.subscribe, questions.current);
  return (
    <>
      <ToastRegion queue={toasts} labels={{ region: m.member_notices(), close: m.member_close() }} />
      {asked && (
        <Suspense>
          <QuestionHost queue={questions} />
        </Suspense>
      )}
    </>
  );
}
