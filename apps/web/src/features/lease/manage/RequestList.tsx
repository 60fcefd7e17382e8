import type { ManagedRequest } from '@portal/contract/lease/manage';
import { requestKindLabels, requestStateLabels } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { requestVariants } from '../shared/contract-variants.ts';
import { ContractTabs } from './ContractTabs.tsx';

const RequestDrawer = lazy(async () => ({ default: (await import('./RequestDrawer.tsx')).RequestDrawer }));

const requestColumns = (hrefOf: (id: string) => string): ListColumn<ManagedRequest>[] => [
  nameColumn('tenant', m.field_tenant(), {
    name: ({ enterpriseName }) => enterpriseName,
    href: ({ requestId }) => hrefOf(requestId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('contract', m.field_contract_no(), ({ contractNo }) => contractNo),
  textColumn('kind', m.field_request_kind(), ({ kindLabel }) => kindLabel),
  writtenColumn('requestText', m.field_request_text(), ({ requestText }) => requestText),
  textColumn('day', m.field_date(), ({ requestedDay }) => requestedDay),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={requestVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.lease_made(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

/** Requests from enterprises about their contracts; one opens in a drawer. */
export function RequestList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...requestStateLabels }),
      { kind: 'text', name: 'keyword', label: m.lease_request_keyword() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_request_kind(),
        options: optionsOf(requestKindLabels),
      },
    ],
    { size: 20, sort: '-created', place: 'view' },
  );
  return (
    <ListPage
      name="lease-requests"
      title={m.lease_manage_title()}
      lead={<ContractTabs current="requests" />}
      endpoint="GET /api/propertyManage/contractRequest/queryManageList"
      query={query}
      columns={requestColumns((request) => query.hrefWith({ request }))}
      rowKey={({ requestId }) => requestId}
      empty={{ title: m.lease_no_requests_yet() }}
    >
      <DetailPane query={query} name="request">
        {(id, close) => <RequestDrawer id={id} input={query.input} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
