import type { ManagedInstitution } from '@portal/contract/finance/manage';
import { institutionKindLabels, institutionStateLabels } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { institutionVariants } from '../shared/finance-variants.ts';
import { FinanceTabs } from './FinanceTabs.tsx';

const InstitutionDrawer = lazy(async () => ({
  default: (await import('./InstitutionDrawer.tsx')).InstitutionDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedInstitution>[] => [
  nameColumn('name', m.field_institution_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ institutionId }) => hrefOf(institutionId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('kind', m.field_institution_kind(), ({ kind }) => institutionKindLabels[kind]()),
  writtenColumn('enterprise', m.field_owner(), ({ enterpriseName }) => enterpriseName),
  numberColumn('products', m.finance_products(), ({ products }) => products),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={institutionVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('submitted', m.field_submitted_at(), ({ submittedAt }) => submittedAt, { sortBy: '-submitted' }),
];

/** Institutions and requests to become one; one opens in a drawer. */
export function InstitutionList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...institutionStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_institution_name() },
    ],
    { size: 20, sort: '-submitted' },
  );
  return (
    <ListPage
      name="institutions"
      title={m.finance_manage_title()}
      lead={<FinanceTabs current="institutions" />}
      endpoint="GET /api/financeManage/institution/queryManageList"
      exportFrom="GET /api/financeManage/institution/export"
      query={query}
      columns={columns((institution) => query.hrefWith({ institution }))}
      rowKey={({ institutionId }) => institutionId}
      empty={{ title: m.finance_none() }}
    >
      <DetailPane query={query} name="institution">
        {(id, close) => <InstitutionDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
