import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { WordedText } from '../../platform/display/WordedText.tsx';

export const todo = {
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
} satisfies FeatureTodo;
