import type { ActivityContent } from '@portal/contract/activity-manage';
import type { QuestionKind } from '@portal/contract/activity-terms';
import * as m from '@portal/texts/messages';
import { useFieldArray, useWatch } from 'react-hook-form';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import styles from './ActivityRows.module.css';

const questionKindNames: Record<QuestionKind, () => string> = {
  TEXT: m.activity_question_text,
  CHOICE: m.activity_question_choice,
  YES_NO: m.activity_question_yes_no,
};

const Drop = ({ no, onDrop }: { no: number; onDrop: () => void }) => (
  <IconButton icon={trashIcon} label={m.activity_drop_line({ no })} onClick={onDrop} />
);

/** What happens when. */
export function AgendaRows() {
  const { fields, append, remove } = useFieldArray<ActivityContent>({ name: 'agenda' });
  const startAt = useWatch<ActivityContent, 'startAt'>({ name: 'startAt' });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.agenda}>
          <InstantInput name={`agenda.${at}.at`} label={m.field_time()} usualTime="14:00" />
          <TextInput name={`agenda.${at}.text`} />
          <Drop no={at + 1} onDrop={() => remove(at)} />
        </div>
      ))}
      <Button icon={plusIcon} onClick={() => append({ at: startAt, text: '' })}>
        {m.activity_add_agenda()}
      </Button>
    </div>
  );
}

function QuestionRow({ at, onDrop }: { at: number; onDrop: () => void }) {
  const kind = useWatch<ActivityContent, `questions.${number}.kind`>({ name: `questions.${at}.kind` });
  return (
    <div className={styles.question}>
      <TextInput name={`questions.${at}.label`} />
      <SelectInput
        name={`questions.${at}.kind`}
        placeholder=""
        options={codesOf(questionKindNames).map((value) => ({ value, text: questionKindNames[value]() }))}
      />
      <Drop no={at + 1} onDrop={onDrop} />
      {kind === 'CHOICE' && (
        <WordsInput
          name={`questions.${at}.options`}
          label={m.field_options()}
          hint={m.activity_options_hint()}
        />
      )}
      <CheckboxInput name={`questions.${at}.required`}>{m.activity_required()}</CheckboxInput>
    </div>
  );
}

/** The builder of the form that whoever signs up fills in. */
export function QuestionRows() {
  const { fields, append, remove } = useFieldArray<ActivityContent>({ name: 'questions' });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, at) => (
        <QuestionRow key={id} at={at} onDrop={() => remove(at)} />
      ))}
      <Button
        icon={plusIcon}
        onClick={() => append({ label: '', kind: 'TEXT', options: [], required: false })}
      >
        {m.activity_add_question()}
      </Button>
    </div>
  );
}
