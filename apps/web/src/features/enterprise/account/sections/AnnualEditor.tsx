import * as m from '@portal/texts/messages';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { fenOfText, wanText } from '../form/amount-text.ts';
import type { OwnProfile } from '../profile/own-profile.ts';
import { nextYear } from './next-year.ts';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const valuesOf = ({ annual }: OwnProfile) => ({
  annual: (annual ?? []).toReversed().map(({ year, revenueFen, taxFen, rdFen, staff }) => ({
    year: String(year),
    staff: String(staff),
    revenueFen: wanText(revenueFen),
    taxFen: wanText(taxFen),
    rdFen: wanText(rdFen),
  })),
});

type AnnualValues = ReturnType<typeof valuesOf>;

const filled = (text: string) => (text.trim() === '' ? undefined : text.trim());

const dataOf = ({ annual }: AnnualValues) => ({
  annual: annual.map(({ year, revenueFen, taxFen, rdFen, staff }) => ({
    year: filled(year),
    staff: filled(staff),
    revenueFen: fenOfText(revenueFen),
    taxFen: fenOfText(taxFen),
    rdFen: fenOfText(rdFen),
  })),
});

export function AnnualEditor({ profile, onDone }: EditorProps) {
  const values = valuesOf(profile);
  const editing = useSectionForm({
    section: 'ANNUAL',
    profile,
    values,
    dataOf,
    onDone,
  });
  const amount = { inputMode: 'decimal', maxLength: 12 } as const;
  return (
    <SectionForm editing={editing}>
      <p className={styles.note}>{m.profile_unit_wan()}</p>
      <RowsInput<AnnualValues>
        name="annual"
        newRow={(annual) => ({
          year: nextYear(annual, Date.now()),
          revenueFen: '',
          taxFen: '',
          rdFen: '',
          staff: '',
        })}
        max={30}
        add={m.profile_add_year()}
        columns="0.8fr repeat(3, 1fr) 0.8fr"
        newFirst
      >
        {(place) => (
          <>
            <TextInput name={`${place}.year`} inputMode="numeric" maxLength={4} />
            <TextInput name={`${place}.revenueFen`} {...amount} label={m.profile_f_revenue()} required />
            <TextInput name={`${place}.taxFen`} {...amount} label={m.profile_f_tax()} required />
            <TextInput
              name={`${place}.rdFen`}
              {...amount}
              label={m.profile_f_rd()}
              placeholder={m.profile_f_rd_note()}
            />
            <TextInput
              name={`${place}.staff`}
              label={m.profile_f_staff()}
              inputMode="numeric"
              maxLength={7}
            />
          </>
        )}
      </RowsInput>
    </SectionForm>
  );
}
