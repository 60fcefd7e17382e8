import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { ServerText } from '../../platform/i18n/server-words/ServerText.tsx';

export const caseWords = {
  todo: {
    CASE: ({ title, note, statusText, nextStep }) => ({
      state: <ServerText>{statusText}</ServerText>,
      title: <ServerText>{title}</ServerText>,
      note: (
        <>
          {note}
          {nextStep && ' · '}
          {nextStep && <ServerText>{nextStep}</ServerText>}
        </>
      ),
      action: m.case_go(),
    }),
  },
} satisfies FeatureWords;
