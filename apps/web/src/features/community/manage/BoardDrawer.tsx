import { boardContent, boardTypeContent, type ManagedBoardType } from '@portal/contract/community/manage';
import { boardWriterLabels, postKindLabels } from '@portal/contract/community/terms';
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

const queryKeys: readonly GetKey[] = ['GET /api/communityManage/communityPlate/queryManageList'];

const named = { id: labelled(() => m.field_code(), code) };
const typeForm = boardTypeContent.extend(named);
const boardForm = boardContent.extend(named);

/** Form for a board type; a new one gets its code here. */
export function BoardTypeDrawer({ type, onClose }: { type: ManagedBoardType | null; onClose: () => void }) {
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
    done: m.act_saved(),
    invalidates: queryKeys,
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
      <ChoiceInput name="whoCanPost" options={optionsOf(boardWriterLabels)} />
      <CheckboxInput name="enabled">{m.field_enabled()}</CheckboxInput>
    </FormDrawer>
  );
}

interface BoardDrawerProps {
  board: ManagedBoardType['boards'][number] | null;
  typeId: string;
  types: ManagedBoardType[];
  onClose: () => void;
}

/** Form for a board. */
export function BoardDrawer({ board, typeId, types, onClose }: BoardDrawerProps) {
  const form = useContractForm<z.infer<typeof boardForm>>(boardForm, {
    defaultValues: board
      ? { ...board, id: board.plateId }
      : { id: '', typeId, name: '', intro: '', sort: 100, enabled: true },
  });
  const save = useMutationOf('POST /api/communityManage/communityPlate/save', {
    done: m.act_saved(),
    invalidates: queryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={board ? board.name : m.community_new_board()}
      form={form}
      busy={save.busy}
      onClose={onClose}
      save={(entered) => {
        const { id, ...data } = boardForm.parse(entered);
        return save.run({ id, ...(board ? { version: board.version } : {}), data });
      }}
    >
      {!board && <TextInput name="id" hint={m.community_code_hint()} />}
      <SelectInput
        name="typeId"
        placeholder={m.community_field_board_type()}
        options={types.map(({ typeId: value, name }) => ({ value, text: name }))}
      />
      <TextInput name="name" />
      <TextInput name="intro" />
      <NumberInput name="sort" />
      <CheckboxInput name="enabled">{m.field_enabled()}</CheckboxInput>
    </FormDrawer>
  );
}
