import { paths } from '@portal/contract/paths';
import { declareItemStateLabels, declareItemStates } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { managedItemColumns } from './managed-item-columns.tsx';

/** Funding calls in every state. */
export function Component() {
  const query = useListQuery(
    [
      {
        kind: 'tabs',
        name: 'state',
        label: m.field_state(),
        options: [
          { value: '', text: m.input_all_masculine() },
          ...declareItemStates.map((state) => ({ value: state, text: declareItemStateLabels[state]() })),
        ],
      },
      { kind: 'text', name: 'keyword', label: m.field_title() },
      { kind: 'hidden', name: 'policyId' },
    ],
    { sort: '-updated' },
  );
  const isOfficer = !useReadsOnly();
  const create = (
    <ButtonLink href={paths.manageItem('new', query.values.policyId)} variant="main" icon={plusIcon}>
      {m.officer_item_new()}
    </ButtonLink>
  );
  return (
    <ListPage
      name="declare-items"
      title={m.officer_item()}
      note={m.officer_item_note()}
      actions={isOfficer && create}
      endpoint="GET /api/policyManage/declareItem/queryManageList"
      exportFrom="GET /api/policyManage/declareItem/export"
      query={query}
      columns={managedItemColumns}
      rowKey={({ itemId }) => itemId}
      empty={{
        title: m.officer_item_empty(),
        text: isOfficer ? m.officer_item_empty_text() : m.officer_item_empty_reader(),
        action: isOfficer && create,
      }}
    />
  );
}
