import type { ActivityContent } from '@portal/contract/activity-manage';
import type { QuestionKind } from '@portal/contract/activity-terms';
import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
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

const mostPictures = 12;

/** Pictures of how it was. */
export function AlbumRows({ present }: { present: Picture[] }) {
  const { setValue } = useFormContext<ActivityContent>();
  const album = useWatch<ActivityContent, 'album'>({ name: 'album' });
  const put = (files: string[]) => setValue('album', files, { shouldDirty: true });
  return (
    <div className={styles.rows}>
      {album.map((fileId, at) => {
        const known = present.find((picture) => picture.fileId === fileId);
        return (
          <div key={fileId === '' ? 'new' : fileId} className={styles.picture}>
            <PictureInput
              name={`album.${at}`}
              label={m.activity_album_picture({ no: at + 1 })}
              purpose="activityPicture"
              present={known ? { fileId, name: known.alt } : null}
            />
            <Drop no={at + 1} onDrop={() => put(album.filter((_file, other) => other !== at))} />
          </div>
        );
      })}
      {album.length < mostPictures && !album.includes('') && (
        <Button icon={plusIcon} onClick={() => put([...album, ''])}>
          {m.activity_add_picture()}
        </Button>
      )}
    </div>
  );
}
