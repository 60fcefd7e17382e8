import { type ManagedTutor, type TutorContent, tutorContent } from '@portal/contract/tutor/manage';
import { tutorAreaLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { tutoringQueryKeys } from './tutoring-query-keys.ts';

const defaultValues: TutorContent = {
  name: '',
  title: '',
  area: 'GROWING',
  fields: [],
  motto: '',
  intro: '',
  career: [],
  place: '',
  feeFenPerHour: 0,
  status: 'OPEN',
  loginName: '',
  fileId: null,
};

/** The form with everything the office enters about a tutor. */
export function TutorDrawer({ tutor, onClose }: { tutor: ManagedTutor | null; onClose: () => void }) {
  const form = useContractForm<TutorContent>(tutorContent, {
    values: tutor?.data ?? defaultValues,
    dataOf: (values) => ({ ...values, fields: values.fields.filter((word) => word.trim() !== '') }),
  });
  const save = useMutationOf('POST /api/serviceManage/tutor/save', {
    once: true,
    done: m.tutor_saved(),
    invalidates: tutoringQueryKeys,
    setError: dataFaults(form.setError),
  });
  const at = tutor ? { id: tutor.tutorId, version: tutor.version } : {};
  const { picture = null } = tutor ?? {};
  return (
    <FormDrawer
      title={tutor ? m.tutor_edit() : m.tutor_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.tutor_tutor()}>
        <TextInput name="name" />
        <TextInput name="title" />
        <SelectInput name="area" placeholder="" options={optionsOf(tutorAreaLabels)} />
        <WordsInput name="fields" label={m.tutor_fields()} hint={m.booking_equipment_hint()} />
        <Wide>
          <TextInput name="motto" />
        </Wide>
        <Wide>
          <TextAreaInput name="intro" rows={4} />
        </Wide>
        <TextInput name="place" />
        <MoneyInput name="feeFenPerHour" unit={m.field_yuan()} orZero />
        <SelectInput
          name="status"
          placeholder=""
          options={[
            { value: 'OPEN', text: m.tutor_open() },
            { value: 'PAUSED', text: m.tutor_paused() },
          ]}
        />
        <TextInput name="loginName" hint={m.tutor_account_hint()} />
        <Wide>
          <PictureInput
            name="fileId"
            label={m.tutor_picture()}
            purpose="tutorPicture"
            present={picture && { fileId: picture.fileId, name: picture.alt }}
          />
        </Wide>
      </FormSection>
      <CareerRows />
    </FormDrawer>
  );
}

const CareerRows = () => (
  <FormSection title={m.tutor_career()} columns={1}>
    <RowsInput<TutorContent>
      name="career"
      newRow={() => ({ years: '', what: '', text: '' })}
      max={8}
      add={m.tutor_add_step()}
      columns="1fr 1fr 2fr"
    >
      {(place) => (
        <>
          <TextInput name={`${place}.years`} />
          <TextInput name={`${place}.what`} />
          <TextInput name={`${place}.text`} />
        </>
      )}
    </RowsInput>
  </FormSection>
);
