import { paths } from '@portal/contract/paths';
import { declareItemContent } from '@portal/contract/policy/declare-item-manage';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { inPlaceOfForm } from '../../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { useEditForm } from '../../../../platform/form/use-edit-form.ts';
import type { FormKey } from '../../../../platform/form/use-form-key.ts';
import { EditFrame } from '../form/EditFrame.tsx';
import { ItemStateLabel } from '../item-status.tsx';
import { FormSchemaFields } from './FormSchemaFields.tsx';
import { ItemBasicFields } from './ItemBasicFields.tsx';
import { type ItemValues, itemKey, type WholeItem } from './item-values.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { StepFields } from './StepFields.tsx';
import { useItemBar } from './use-item-bar.tsx';

interface ItemFormProps {
  values: ItemValues;
  title: string;
  saving: FormKey['saving'];
}

function useItemForm(item: WholeItem | null, values: ItemValues, saving: FormKey['saving']) {
  const edit = useEditForm<ItemValues>({
    name: `declare-item-${item?.itemId ?? 'new'}`,
    schema: declareItemContent,
    values,
    savedAt: item?.updatedAt,
  });
  const act = useMutationOf('POST /api/policyManage/declareItem/save', {
    once: true,
    done: item && item.state !== 'DRAFT' ? m.officer_saved_public() : m.act_saved(),
    invalidates: [itemKey, 'GET /api/policyManage/declareItem/queryManageList'],
    setError: dataFaults(edit.form.setError),
  });
  const place = item ? { id: item.itemId, version: item.version } : {};
  const save = (entered: ItemValues) =>
    saving(() => act.run({ ...place, data: declareItemContent.parse(entered) }));
  return { edit, save };
}

/** The form of a funding call that is not saved yet. */
export function NewItemForm({ values, title, saving }: ItemFormProps) {
  const navigate = useNavigate();
  const { edit, save } = useItemForm(null, values, saving);
  const send = () =>
    edit.send(save, async ({ itemId }) => {
      await navigate(paths.manageItem(itemId), inPlaceOfForm());
    });
  return (
    <EditFrame edit={edit} title={title} note={null} acts={[]} onSend={send}>
      <ItemFields item={null} />
    </EditFrame>
  );
}

/** A funding call that can still be changed: window, form, materials, procedure. */
export function ItemForm({ item, values, title, saving }: ItemFormProps & { item: WholeItem }) {
  const { edit, save } = useItemForm(item, values, saving);
  const send = () => edit.send(save);
  const { acts, dialog } = useItemBar({
    item,
    unsaved: { isDirty: edit.form.formState.isDirty, save: send },
  });
  return (
    <>
      <EditFrame
        edit={edit}
        title={title}
        note={<ItemStateLabel state={item.state} label={item.stateLabel} />}
        acts={acts}
        onSend={send}
      >
        <ItemFields item={item} />
      </EditFrame>
      {dialog}
    </>
  );
}

function ItemFields({ item }: { item: WholeItem | null }) {
  return (
    <>
      <ItemBasicFields policyTitle={item?.policyTitle} />
      <FormSchemaFields />
      <MaterialFields templates={item?.templates ?? []} />
      <StepFields />
    </>
  );
}
