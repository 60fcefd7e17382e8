import type { PostContent } from '@portal/contract/post';
import { mostPositions } from '@portal/contract/recruit-terms';
import * as m from '@portal/texts/messages';
import { useFieldArray, useWatch } from 'react-hook-form';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import styles from './RecruitFields.module.css';
import { recruitKindNames } from './recruit-words.ts';

const emptyPosition = {
  title: '',
  count: 1,
  salaryFromFen: null,
  salaryToFen: null,
  place: '',
  requirement: '',
};

/** How a recruitment begins: a job of one position. */
export const emptyRecruit = (): NonNullable<PostContent['recruit']> => ({
  recruitKind: 'JOB',
  positions: [emptyPosition],
  deadline: '',
});

interface PositionProps {
  at: number;
  isPaid: boolean;
  onDrop: (() => void) | null;
}

function Position({ at, isPaid, onDrop }: PositionProps) {
  const no = at + 1;
  const name = `recruit.positions.${at}` as const;
  return (
    <fieldset className={styles.position}>
      <legend>{m.recruit_position_no({ no })}</legend>
      <TextInput name={`${name}.title`} />
      <NumberInput name={`${name}.count`} />
      {isPaid && (
        <>
          <MoneyInput name={`${name}.salaryFromFen`} hint={m.recruit_salary_hint()} />
          <MoneyInput name={`${name}.salaryToFen`} />
        </>
      )}
      <TextInput name={`${name}.place`} className={styles.whole} />
      <TextAreaInput name={`${name}.requirement`} className={styles.whole} rows={2} />
      {onDrop && (
        <Button icon={trashIcon} size="small" onClick={onDrop}>
          {m.recruit_drop_position({ no })}
        </Button>
      )}
    </fieldset>
  );
}

/** The part of a recruitment: what is looked for, its positions, and the last day. */
export function RecruitFields() {
  const { fields, append, remove } = useFieldArray<PostContent>({ name: 'recruit.positions' });
  const kind = useWatch<PostContent, 'recruit.recruitKind'>({ name: 'recruit.recruitKind' });
  return (
    <>
      <ChoiceInput name="recruit.recruitKind" options={optionsOf(recruitKindNames)} />
      <div className={styles.positions}>
        {fields.map(({ id }, at) => (
          <Position
            key={id}
            at={at}
            isPaid={kind === 'JOB'}
            onDrop={fields.length > 1 ? () => remove(at) : null}
          />
        ))}
        {fields.length < mostPositions && (
          <Button icon={plusIcon} onClick={() => append(emptyPosition)}>
            {m.recruit_add_position()}
          </Button>
        )}
      </div>
      <DateInput name="recruit.deadline" />
    </>
  );
}
