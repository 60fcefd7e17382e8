import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { useFormKey } from '../../../platform/form/use-form-key.ts';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { EditStates } from './form/EditStates.tsx';
import { ItemForm, NewItemForm } from './item/ItemForm.tsx';
import { itemKey, newItem, valuesOfItem } from './item/item-values.ts';
import { ItemReview } from './review/ItemReview.tsx';

/** A funding call: its form while it can be changed, otherwise read-only. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const isNew = id === 'new';
  const { data, error, isFetching, refetch } = useQueryOf(itemKey, { id }, { enabled: !isNew, quiet: true });
  const form = useFormKey(id, data?.version);
  const [today] = useState(() => formatDate(Date.now(), 'YYYY-MM-DD'));
  if (isNew) {
    const values = newItem(today, search.get('policyId') ?? '');
    return (
      <>
        <WorkTrail refId={id} list={paths.manageItems()} />
        <NewItemForm key="new" values={values} title={m.officer_item_new()} saving={form.saving} />
      </>
    );
  }
  if (!data || error)
    return (
      <EditStates
        title={m.officer_item()}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
        back={paths.manageItems()}
      />
    );
  const { key, saving } = form;
  return (
    <>
      <WorkTrail refId={id} list={paths.manageItems()} />
      {data.actions.includes('save') ? (
        <ItemForm key={key} item={data} values={valuesOfItem(data)} title={data.data.title} saving={saving} />
      ) : (
        <ItemReview key={key} item={data} />
      )}
    </>
  );
}
