import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { WordedText } from '../../platform/display/WordedText.tsx';

export const caseWords = {
  todo: {
    CASE: ({ title, note, statusText, nextStep }) => ({
      state: statusText,
      title: <WordedText>{title}</WordedText>,
      note: (
        <>
          {note}
          {nextStep && ' · '}
          {nextStep}
        </>
      ),
      action: m.case_go(),
    }),
  },
} satisfies FeatureWords;
