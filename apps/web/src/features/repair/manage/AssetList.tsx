import type { ManagedAsset } from '@portal/contract/repair/manage';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { PrintLabels } from '../../../platform/account/list/PrintLabels.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { RepairTabs } from '../shared/RepairTabs.tsx';
import { TypeName } from '../shared/TypeName.tsx';
import { useTypeOptions } from '../shared/use-type-options.ts';

const AssetDrawer = lazy(async () => ({ default: (await import('./AssetDrawer.tsx')).AssetDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedAsset>[] => [
  nameColumn('name', m.field_asset_name(), {
    name: ({ data }) => data.name,
    href: ({ assetId }) => hrefOf(assetId),
    opensPane: true,
    note: ({ data }) => data.no,
  }),
  writtenColumn('place', m.field_repair_place(), ({ data }) => data.place),
  textColumn('type', m.field_repair_type(), ({ typeLabel }) => <TypeName name={typeLabel} />),
  numberColumn('times', m.repair_times(), ({ times }) => times),
  stateColumn('state', m.field_state(), ({ isFlagged }) => (
    <Status kind={isFlagged ? 'late' : 'done'}>
      {isFlagged ? m.repair_asset_flagged() : m.repair_asset_fine()}
    </Status>
  )),
];

/** The assets with a code; one is edited next to the list. */
export function AssetList() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.repair_asset_keyword() },
      { kind: 'choice', name: 'typeCode', label: m.field_repair_type(), options: useTypeOptions() },
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="repair-assets"
      title={m.repair_manage_title()}
      lead={<RepairTabs current="assets" />}
      endpoint="GET /api/propertyManage/repair/queryAssets"
      query={query}
      columns={columns((id) => query.hrefWith({ id }))}
      rowKey={({ assetId }) => assetId}
      bulk={{
        nameOf: ({ data }) => data.name,
        more: (keys) => (
          <PrintLabels endpoint="GET /api/propertyManage/repair/printLabels" ids={keys.map(String)} />
        ),
      }}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ id: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.repair_asset_new()}
          </ButtonLink>
        </ForDesk>
      }
      empty={{ title: m.repair_asset_none() }}
    >
      <DetailPane query={query} name="id">
        {(id, close) => <AssetDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
