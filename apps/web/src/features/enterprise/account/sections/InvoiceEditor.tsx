import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import { AddRow, RemoveRow } from './RowActs.tsx';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const most = 10;

const valuesOf = ({ invoiceTitles }: OwnProfile) => ({
  invoiceTitles: invoiceTitles.map((each) => ({ ...each })),
});

export function InvoiceEditor({ profile, onDone }: EditorProps) {
  const editing = useSectionForm({
    section: 'INVOICE',
    profile,
    onDone,
    values: valuesOf(profile),
    dataOf: (values) => values,
  });
  const { control, formState, getValues, setValue } = editing.form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'invoiceTitles' });
  const fault = formState.errors.invoiceTitles?.message ?? formState.errors.invoiceTitles?.root?.message;
  const makeDefault = (chosen: number) =>
    replace(getValues('invoiceTitles').map((each, at) => ({ ...each, isDefault: at === chosen })));
  const take = (at: number) => {
    const wasDefault = getValues(`invoiceTitles.${at}.isDefault`);
    remove(at);
    if (wasDefault && getValues('invoiceTitles').length > 0) setValue('invoiceTitles.0.isDefault', true);
  };
  return (
    <SectionForm editing={editing}>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {fields.length > 0 && (
        <div className={styles.titles}>
          {fields.map(({ id, isDefault }, at) => (
            <div key={id} className={`${styles.item} ${styles.title}`}>
              <TextInput name={`invoiceTitles.${at}.title`} label={m.profile_f_title()} />
              <TextInput name={`invoiceTitles.${at}.taxNo`} maxLength={18} />
              <Button
                size="small"
                aria-pressed={isDefault}
                disabled={isDefault}
                onClick={() => makeDefault(at)}
              >
                {isDefault ? m.profile_f_default() : m.profile_f_make_default()}
              </Button>
              <RemoveRow at={at} onRemove={() => take(at)} />
            </div>
          ))}
        </div>
      )}
      <AddRow
        text={m.profile_add_title()}
        full={fields.length >= most}
        onAdd={() => append({ title: '', taxNo: '', isDefault: fields.length === 0 })}
      />
    </SectionForm>
  );
}
