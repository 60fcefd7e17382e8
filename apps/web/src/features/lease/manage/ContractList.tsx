import type { ManagedContract } from '@portal/contract/lease/manage';
import { contractStateLabels } from '@portal/contract/lease/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  amountColumn,
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
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';
import { contractVariants } from '../shared/contract-variants.ts';
import { ContractTabs, useIsOfficer } from './ContractTabs.tsx';

const ContractDrawer = lazy(async () => ({ default: (await import('./ContractDrawer.tsx')).ContractDrawer }));
const ActDrawer = lazy(async () => ({ default: (await import('./act/ActDrawer.tsx')).ActDrawer }));
const ContractEditor = lazy(async () => ({ default: (await import('./ContractEditor.tsx')).ContractEditor }));

const contractColumns = (hrefOf: (id: string) => string): ListColumn<ManagedContract>[] => [
  nameColumn('tenant', m.field_tenant(), {
    name: ({ enterpriseName }) => enterpriseName,
    href: ({ contractId }) => hrefOf(contractId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('place', m.field_units(), ({ place }) => place),
  amountColumn('rent', m.lease_rent_now(), ({ rentFenPerMonth }) => formatFen(rentFenPerMonth)),
  textColumn('from', m.field_term_from(), ({ from }) => from),
  textColumn('to', m.field_term_to(), ({ to }) => to, { sortBy: 'end' }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={contractVariants[state]}>{stateLabel}</Status>
  )),
];

/** The contracts of all enterprises; one opens in a drawer. */
export function ContractList() {
  const isOfficer = useIsOfficer();
  const options = useBuildingOptions();
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...contractStateLabels }),
      { kind: 'text', name: 'keyword', label: m.lease_keyword() },
      { kind: 'choice', name: 'buildingId', label: m.field_building(), options },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListPage
      name="contracts"
      title={m.lease_manage_title()}
      lead={<ContractTabs current="contracts" />}
      actions={
        isOfficer && (
          <ButtonLink href={query.hrefWith({ edit: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.lease_new()}
          </ButtonLink>
        )
      }
      endpoint="GET /api/propertyManage/contract/queryManageList"
      exportFrom="GET /api/propertyManage/contract/export"
      query={query}
      columns={contractColumns((contract) => query.hrefWith({ contract }))}
      rowKey={({ contractId }) => contractId}
      bulk={{ nameOf: ({ enterpriseName, no }) => `${enterpriseName} ${no}` }}
      empty={{ title: m.lease_no_contracts() }}
    >
      <DetailPane query={query} name="contract">
        {(id, close) => <ContractDrawer id={id} editHref={query.hrefWith({ edit: id })} onClose={close} />}
      </DetailPane>
      <DetailPane query={query} name="act">
        {(id, close) => <ActDrawer id={id} onClose={close} />}
      </DetailPane>
      <DetailPane query={query} name="edit">
        {(id, close) => <ContractEditor id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
