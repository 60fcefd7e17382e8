import { declareItemContent } from '@portal/contract/declare-item-manage';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import { inPlaceOfForm } from '../../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { useEditForm } from '../../../../platform/form/use-edit-form.ts';
import type { FormKey } from '../../../../platform/form/use-form-key.ts';
import { EditFrame } from '../form/EditFrame.tsx';
import { ItemStateLabel } from '../item-status.tsx';
import { FormSchemaFields } from './FormSchemaFields.tsx';
import { ItemActs } from './ItemActs.tsx';
import { ItemBasicFields } from './ItemBasicFields.tsx';
import { type ItemValues, itemKey, type WholeItem } from './item-values.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { StepFields } from './StepFields.tsx';

interface ItemFormProps {
  /** Null for a new one. */
  item: WholeItem | null;
  values: ItemValues;
  title: string;
  saving: FormKey['saving'];
}

/** Everything about a declaration item: window, form, materials, procedure. */
export function ItemForm({ item, values, title, saving }: ItemFormProps) {
  const navigate = useNavigate();
  const edit = useEditForm<ItemValues>({
    name: `declare-item-${item?.itemId ?? 'new'}`,
    schema: declareItemContent,
    values,
    mayEdit: item === null || item.actions.includes('save'),
  });
  const { formState, setError } = edit.form;
  const act = useMutationOf('POST /api/policyManage/declareItem/save', {
    once: true,
    done: item && item.state !== 'DRAFT' ? m.officer_saved_public() : m.officer_saved(),
    invalidates: [itemKey, 'GET /api/policyManage/declareItem/queryManageList'],
    setError: dataFaults(setError),
  });
  const place = item ? { id: item.itemId, version: item.version } : {};
  return (
    <EditFrame
      edit={edit}
      title={title}
      note={item && <ItemStateLabel state={item.state} label={item.stateLabel} />}
      actions={item && <ItemActs item={item} isDirty={formState.isDirty} />}
      onSave={(entered) => saving(() => act.run({ ...place, data: declareItemContent.parse(entered) }))}
      onSaved={async ({ itemId }) => {
        if (!item) await navigate(paths.manageItem(itemId), inPlaceOfForm());
      }}
    >
      <ItemBasicFields policyTitle={item?.policyTitle} />
      <FormSchemaFields />
      <MaterialFields templates={item?.templates ?? []} />
      <StepFields />
    </EditFrame>
  );
}
