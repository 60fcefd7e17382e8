import type { ActivityContent } from '@portal/contract/activity/manage';
import type { QuestionKind } from '@portal/contract/activity/terms';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';

const questionKindNames: Record<QuestionKind, () => string> = {
  TEXT: m.activity_question_text,
  CHOICE: m.activity_question_choice,
  YES_NO: m.activity_question_yes_no,
};

/** The agenda rows with their times. */
export function AgendaRows() {
  const startAt = useWatch<ActivityContent, 'startAt'>({ name: 'startAt' });
  return (
    <RowsInput<ActivityContent>
      name="agenda"
      newRow={() => ({ at: startAt, text: '' })}
      max={40}
      add={m.activity_add_agenda()}
      columns="1.4fr 1fr"
    >
      {(place) => (
        <>
          <InstantInput name={`${place}.at`} label={m.field_time()} usualTime="14:00" />
          <TextInput name={`${place}.text`} />
        </>
      )}
    </RowsInput>
  );
}

/** Builder for the form with questions for attendees. */
export function QuestionRows() {
  const questions = useWatch<ActivityContent, 'questions'>({ name: 'questions' });
  return (
    <RowsInput<ActivityContent>
      name="questions"
      newRow={() => ({ label: '', kind: 'TEXT', options: [], required: false })}
      max={12}
      add={m.activity_add_question()}
      columns="1.4fr 1fr"
    >
      {(place, at) => (
        <>
          <TextInput name={`${place}.label`} />
          <SelectInput name={`${place}.kind`} placeholder="" options={optionsOf(questionKindNames)} />
          {questions[at]?.kind === 'CHOICE' && (
            <WordsInput
              name={`${place}.options`}
              label={m.field_options()}
              hint={m.activity_options_hint()}
            />
          )}
          <CheckboxInput name={`${place}.required`}>{m.activity_required()}</CheckboxInput>
        </>
      )}
    </RowsInput>
  );
}
