import { paths } from '@portal/contract/paths';
import { policyStatuses, policyStatusLabels } from '@portal/contract/policy/states';
import { policyKinds, policyLevels } from '@portal/contract/policy/terms';
import * as m from '@portal/texts/messages';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { kindLabels, levelLabels } from '../shared/policy-labels.ts';
import { managedPolicyColumns } from './managed-policy-columns.tsx';

function usePolicyQuery() {
  return useListQuery(
    [
      {
        kind: 'tabs',
        name: 'status',
        label: m.field_state(),
        options: [
          { value: '', text: m.input_all_masculine() },
          ...policyStatuses.map((status) => ({ value: status, text: policyStatusLabels[status]() })),
        ],
      },
      { kind: 'text', name: 'keyword', label: m.officer_policy_keyword() },
      {
        kind: 'choice',
        name: 'level',
        label: m.field_level(),
        options: policyLevels.map((level) => ({ value: level, text: levelLabels[level]() })),
      },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_policy_kind(),
        options: policyKinds.map((kind) => ({ value: kind, text: kindLabels[kind]() })),
      },
    ],
    { sort: '-updated' },
  );
}

/** Policies in every state. */
export function Component() {
  const query = usePolicyQuery();
  const create = (
    <ButtonLink href={paths.managePolicy('new')} variant="main" icon={plusIcon}>
      {m.officer_policy_new()}
    </ButtonLink>
  );
  const isOfficer = !useReadsOnly();
  return (
    <ListPage
      name="policies"
      title={m.officer_policy()}
      note={m.officer_policy_note()}
      actions={isOfficer && create}
      endpoint="GET /api/policyManage/policy/queryManageList"
      exportFrom="GET /api/policyManage/policy/export"
      query={query}
      columns={managedPolicyColumns}
      rowKey={({ policyId }) => policyId}
      empty={{
        title: m.officer_policy_empty(),
        text: isOfficer ? m.officer_policy_empty_text() : m.officer_policy_empty_reader(),
        action: isOfficer && create,
      }}
    />
  );
}
