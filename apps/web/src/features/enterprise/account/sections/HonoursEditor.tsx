import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import { AddRow, RemoveRow } from './RowActs.tsx';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const most = 50;

const blank = { code: '', name: '', year: '', issuer: '', fileId: '' };

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

const dataOf = ({ honours }: ReturnType<typeof valuesOf>) => ({
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
  const { control } = editing.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'honours' });
  const files = new Map(profile.honours.map(({ file }) => [file?.fileId, file]));
  return (
    <SectionForm editing={editing}>
      {fields.map(({ id, fileId }, at) => (
        <div key={id} className={`${styles.item} ${styles.honour}`}>
          <TextInput name={`honours.${at}.name`} />
          <TextInput name={`honours.${at}.year`} inputMode="numeric" maxLength={4} />
          <TextInput name={`honours.${at}.issuer`} />
          <div className={styles.wide}>
            <FileInput
              name={`honours.${at}.fileId`}
              stored={files.get(fileId) ?? null}
              label={m.profile_f_certificate()}
              hint={m.profile_f_certificate_hint()}
              accept={certificateKinds}
              purpose="HONOUR"
              visibility="owner"
            />
          </div>
          <RemoveRow at={at} onRemove={() => remove(at)} />
        </div>
      ))}
      <AddRow text={m.profile_add_honour()} full={fields.length >= most} onAdd={() => append({ ...blank })} />
    </SectionForm>
  );
}
