import type { PostContent } from '@portal/contract/community/post';
import { maxPositions, recruitKindLabels } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Wide } from '../../../ui/form/FormSection.tsx';

const emptyPosition = {
  title: '',
  count: 1,
  salaryFromFen: null,
  salaryToFen: null,
  place: '',
  requirement: '',
};

/** Initial values of a recruitment: a job with one position. */
export const emptyRecruit = (): NonNullable<PostContent['recruit']> => ({
  recruitKind: 'JOB',
  positions: [emptyPosition],
  deadline: '',
});

/** The recruitment fields of a post: its kind, its positions, and the last day to apply. */
export function RecruitFields() {
  const kind = useWatch<PostContent, 'recruit.recruitKind'>({ name: 'recruit.recruitKind' });
  return (
    <>
      <ChoiceInput name="recruit.recruitKind" options={optionsOf(recruitKindLabels)} />
      <RowsInput<PostContent>
        name="recruit.positions"
        newRow={() => emptyPosition}
        max={maxPositions}
        least={1}
        add={m.recruit_add_position()}
        title={(no) => m.recruit_position_no({ no })}
      >
        {(place) => (
          <>
            <TextInput name={`${place}.title`} />
            <NumberInput name={`${place}.count`} />
            {kind === 'JOB' && (
              <>
                <MoneyInput name={`${place}.salaryFromFen`} hint={m.recruit_salary_hint()} />
                <MoneyInput name={`${place}.salaryToFen`} />
              </>
            )}
            <Wide>
              <TextInput name={`${place}.place`} />
            </Wide>
            <Wide>
              <TextAreaInput name={`${place}.requirement`} rows={2} />
            </Wide>
          </>
        )}
      </RowsInput>
      <DateInput name="recruit.deadline" />
    </>
  );
}
