import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { Wide } from '../../../../ui/form/FormSection.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const defaultValues = { code: '', name: '', year: '', issuer: '', fileId: '' };

const certificateKinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const valuesOf = ({ honours }: OwnProfile) => ({
  honours: honours.map(({ code, name, year, issuer, file }) => ({
    code,
    name,
    year: String(year),
    issuer,
    fileId: file?.fileId ?? '',
  })),
});

type Values = ReturnType<typeof valuesOf>;

const dataOf = ({ honours }: Values) => ({
  honours: honours.map(({ year, ...honour }) => ({ ...honour, year: year.trim() === '' ? undefined : year })),
});

export function HonoursEditor({ profile, onDone }: EditorProps) {
  const values = valuesOf(profile);
  const editing = useSectionForm({
    section: 'HONOURS',
    profile,
    values,
    dataOf,
    onDone,
  });
  const honours = useWatch({ control: editing.form.control, name: 'honours' });
  const files = new Map(profile.honours.map(({ file }) => [file?.fileId, file]));
  return (
    <SectionForm editing={editing}>
      <RowsInput<Values>
        name="honours"
        newRow={() => defaultValues}
        max={50}
        add={m.profile_add_honour()}
        columns="2fr 0.7fr 2fr"
      >
        {(place, at) => (
          <>
            <TextInput name={`${place}.name`} />
            <TextInput name={`${place}.year`} inputMode="numeric" maxLength={4} />
            <TextInput name={`${place}.issuer`} />
            <Wide>
              <FileInput
                name={`${place}.fileId`}
                stored={files.get(honours[at]?.fileId) ?? null}
                label={m.profile_f_certificate()}
                hint={m.profile_f_certificate_hint()}
                accept={certificateKinds}
                purpose="HONOUR"
                visibility="owner"
              />
            </Wide>
          </>
        )}
      </RowsInput>
    </SectionForm>
  );
}
