import type { ManagedComplaint } from '@portal/contract/market/shop-complaint';
import { complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  dueColumn,
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
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { DisputeTabs } from './DisputeTabs.tsx';

const FindingDrawer = lazy(async () => ({ default: (await import('./FindingDrawer.tsx')).FindingDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedComplaint>[] => [
  nameColumn('shop', m.log_entity_shop(), {
    name: ({ shopName }) => <Written>{shopName}</Written>,
    href: ({ complaintId }) => hrefOf(complaintId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('kind', m.field_kind(), ({ kindLabel }) => kindLabel),
  writtenColumn('by', m.shop_complainant(), ({ complainantName }) => complainantName),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={complaintLifecycle.variants[state]}>{stateLabel}</Status>
  )),
  dueColumn('due', m.shop_state_until(), ({ dueAt }) => (dueAt === null ? null : { at: dueAt })),
  dateColumn('filed', m.shop_filed_at(), ({ filedAt }) => filedAt, { sortBy: '-filed' }),
];

/** Complaints about all shops; one opens next to the list. */
export function ComplaintDesk() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_keyword() },
      stateTabs('state', { '': m.input_all_masculine, ...complaintLifecycle.labels }),
    ],
    { size: 20, sort: '-filed', place: 'view' },
  );
  return (
    <ListPage
      name="shop-complaints"
      title={m.order_disputes()}
      note={m.shop_finding_note()}
      lead={<DisputeTabs current="complaints" />}
      endpoint="GET /api/serviceManage/complaint/queryManageList"
      exportFrom="GET /api/serviceManage/complaint/export"
      query={query}
      columns={columns((complaint) => query.hrefWith({ complaint }))}
      rowKey={({ complaintId }) => complaintId}
      empty={{ title: m.shop_no_complaints(), text: m.shop_finding_note() }}
    >
      <DetailPane query={query} name="complaint">
        {(id, close) => <FindingDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
