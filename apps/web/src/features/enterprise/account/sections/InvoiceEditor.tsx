import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const valuesOf = ({ invoiceTitles }: OwnProfile) => ({
  invoiceTitles: invoiceTitles.map((each) => ({ ...each })),
});

type Values = ReturnType<typeof valuesOf>;

export function InvoiceEditor({ profile, onDone }: EditorProps) {
  const editing = useSectionForm({
    section: 'INVOICE',
    profile,
    onDone,
    values: valuesOf(profile),
    dataOf: (values) => values,
  });
  const { control, getValues, setValue } = editing.form;
  const titles = useWatch({ control, name: 'invoiceTitles' });
  const makeDefault = (chosen: number) => {
    for (const at of getValues('invoiceTitles').keys())
      setValue(`invoiceTitles.${at}.isDefault`, at === chosen, { shouldDirty: true });
  };
  const keepDefault = () => {
    if (!getValues('invoiceTitles').some(({ isDefault }) => isDefault)) makeDefault(0);
  };
  return (
    <SectionForm editing={editing}>
      <RowsInput<Values>
        name="invoiceTitles"
        newRow={(present) => ({ title: '', taxNo: '', isDefault: present.length === 0 })}
        max={10}
        add={m.profile_add_title()}
        columns="1.6fr 1.4fr auto"
        onDropped={keepDefault}
      >
        {(place, at) => (
          <>
            <TextInput name={`${place}.title`} label={m.profile_f_title()} />
            <TextInput name={`${place}.taxNo`} maxLength={18} />
            <Button
              size="small"
              aria-pressed={titles[at]?.isDefault}
              disabled={titles[at]?.isDefault}
              onClick={() => makeDefault(at)}
            >
              {titles[at]?.isDefault ? m.profile_f_default() : m.profile_f_make_default()}
            </Button>
          </>
        )}
      </RowsInput>
    </SectionForm>
  );
}
