import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { fenOfText, wanText } from '../form/amount-text.ts';
import type { OwnProfile } from '../profile/own-profile.ts';
import { AddRow, RemoveRow } from './RowActs.tsx';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const most = 30;

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

/** The year after the last one reported. */
const nextYear = ({ annual }: AnnualValues) =>
  String(Math.max(new Date().getFullYear() - 2, ...annual.map(({ year }) => Number(year) || 0)) + 1);

export function AnnualEditor({ profile, onDone }: EditorProps) {
  const values = valuesOf(profile);
  const editing = useSectionForm({
    section: 'ANNUAL',
    profile,
    values,
    dataOf,
    onDone,
  });
  const { control, formState, getValues } = editing.form;
  const { fields, prepend, remove } = useFieldArray({ control, name: 'annual' });
  const fault = formState.errors.annual?.message ?? formState.errors.annual?.root?.message;
  const amount = { inputMode: 'decimal', maxLength: 12 } as const;
  return (
    <SectionForm editing={editing}>
      <p className={styles.note}>{m.profile_unit_wan()}</p>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {fields.map(({ id }, at) => (
        <div key={id} className={`${styles.item} ${styles.year}`}>
          <TextInput name={`annual.${at}.year`} inputMode="numeric" maxLength={4} />
          <TextInput name={`annual.${at}.revenueFen`} {...amount} label={m.profile_f_revenue()} required />
          <TextInput name={`annual.${at}.taxFen`} {...amount} label={m.profile_f_tax()} required />
          <TextInput
            name={`annual.${at}.rdFen`}
            {...amount}
            label={m.profile_f_rd()}
            placeholder={m.profile_f_rd_note()}
          />
          <TextInput
            name={`annual.${at}.staff`}
            label={m.profile_f_staff()}
            inputMode="numeric"
            maxLength={7}
          />
          <RemoveRow at={at} onRemove={() => remove(at)} />
        </div>
      ))}
      <AddRow
        text={m.profile_add_year()}
        full={fields.length >= most}
        onAdd={() =>
          prepend({ year: nextYear(getValues()), revenueFen: '', taxFen: '', rdFen: '', staff: '' })
        }
      />
    </SectionForm>
  );
}
