import { type ManagedPlateType, plateContent, plateTypeContent } from '@portal/contract/community-manage';
import { plateWriterLabels, postKindLabels } from '@portal/contract/community-terms';
import { code } from '@portal/contract/fields';
import { labelled } from '@portal/contract/form-field';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import type { GetKey } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';

const stale: readonly GetKey[] = ['GET /api/communityManage/communityPlate/queryManageList'];

const named = { id: labelled(() => m.field_code(), code) };
const typeForm = plateTypeContent.extend(named);
const plateForm = plateContent.extend(named);

/** Writes a type of plates: a new one gets its code here. */
export function PlateTypeDrawer({ type, onClose }: { type: ManagedPlateType | null; onClose: () => void }) {
  const form = useContractForm<z.infer<typeof typeForm>>(typeForm, {
    defaultValues: type
      ? { ...type, id: type.typeId }
      : {
          id: '',
          name: '',
          icon: '',
          sort: 100,
          postKinds: ['THEME', 'QUESTION'],
          whoCanPost: 'LOGIN',
          enabled: true,
        },
  });
  const save = useMutationOf('POST /api/communityManage/communityPlate/saveType', {
    done: m.community_saved(),
    invalidates: stale,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={type ? type.name : m.community_new_type()}
      form={form}
      busy={save.busy}
      onClose={onClose}
      save={(entered) => {
        const { id, ...data } = typeForm.parse(entered);
        return save.run({ id, ...(type ? { version: type.version } : {}), data });
      }}
    >
      {!type && <TextInput name="id" hint={m.community_code_hint()} />}
      <TextInput name="name" />
      <NumberInput name="sort" />
      <ChecksInput name="postKinds" options={optionsOf(postKindLabels)} />
      <ChoiceInput name="whoCanPost" options={optionsOf(plateWriterLabels)} />
      <CheckboxInput name="enabled">{m.field_enabled()}</CheckboxInput>
    </FormDrawer>
  );
}

interface PlateDrawerProps {
  plate: ManagedPlateType['plates'][number] | null;
  typeId: string;
  types: ManagedPlateType[];
  onClose: () => void;
}

/** Writes a plate. */
export function PlateDrawer({ plate, typeId, types, onClose }: PlateDrawerProps) {
  const form = useContractForm<z.infer<typeof plateForm>>(plateForm, {
    defaultValues: plate
      ? { ...plate, id: plate.plateId }
      : { id: '', typeId, name: '', intro: '', sort: 100, enabled: true },
  });
  const save = useMutationOf('POST /api/communityManage/communityPlate/save', {
    done: m.community_saved(),
    invalidates: stale,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={plate ? plate.name : m.community_new_plate()}
      form={form}
      busy={save.busy}
      onClose={onClose}
      save={(entered) => {
        const { id, ...data } = plateForm.parse(entered);
        return save.run({ id, ...(plate ? { version: plate.version } : {}), data });
      }}
    >
      {!plate && <TextInput name="id" hint={m.community_code_hint()} />}
      <SelectInput
        name="typeId"
        placeholder={m.community_field_plate_type()}
        options={types.map(({ typeId: value, name }) => ({ value, text: name }))}
      />
      <TextInput name="name" />
      <TextInput name="intro" />
      <NumberInput name="sort" />
      <CheckboxInput name="enabled">{m.field_enabled()}</CheckboxInput>
    </FormDrawer>
  );
}
