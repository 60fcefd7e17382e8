import type { ManagedEnterprise } from '@portal/contract/enterprise/manage';
import { chainStages, entryStatuses } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { stateNames } from '../shared/admission-words.ts';
import { chainStageName } from '../shared/chain-stage-name.ts';
import { enterpriseColumns } from './enterprise-columns.tsx';

const RevokeEnterprise = lazy(async () => ({
  default: (await import('./RevokeEnterprise.tsx')).RevokeEnterprise,
}));

/** Every enterprise that ever applied; administrators can revoke admissions here. */
export function EnterpriseList({ views }: { views: ReactNode }) {
  const [revoked, setRevoked] = useState<ManagedEnterprise>();
  const { data: regions } = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {}, { quiet: true });
  const query = useListQuery(
    [
      {
        kind: 'tabs',
        name: 'entryStatus',
        label: m.field_state(),
        options: [
          { value: '', text: m.input_everything() },
          ...entryStatuses.map((state) => ({ value: state, text: stateNames[state]() })),
        ],
      },
      { kind: 'text', name: 'keyword', label: m.operator_audit_enterprise_keyword() },
      {
        kind: 'choice',
        name: 'chainStage',
        label: m.operator_audit_chain(),
        options: chainStages.map((stage) => ({ value: stage, text: chainStageName(stage) })),
      },
      {
        kind: 'choice',
        name: 'regionId',
        label: m.operator_audit_region(),
        options: regions?.map(({ regionId, name }) => ({ value: regionId, text: name })),
      },
    ],
    { size: 20, place: 'view', sort: '-updated' },
  );
  return (
    <ListPage
      name="enterprises"
      title={m.operator_audit_enterprises()}
      lead={views}
      endpoint="GET /api/baseInfo/enterpriseMgr/queryList"
      exportFrom="GET /api/baseInfo/enterpriseMgr/export"
      query={query}
      columns={enterpriseColumns(setRevoked)}
      rowKey={({ enterpriseId }) => enterpriseId}
      bulk={{ nameOf: ({ name }) => name }}
      empty={{ title: m.operator_audit_enterprise_empty() }}
    >
      <Suspense>
        {revoked && <RevokeEnterprise enterprise={revoked} onClose={() => setRevoked(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
