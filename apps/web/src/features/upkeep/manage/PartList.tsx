import type { ManagedPart } from '@portal/contract/upkeep/part';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  nameColumn,
  numberColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { UpkeepTabs } from './UpkeepTabs.tsx';

const PartDrawer = lazy(async () => ({ default: (await import('./PartDrawer.tsx')).PartDrawer }));

const columns = (hrefOf: (part: string) => string): ListColumn<ManagedPart>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ data }) => data.name,
    href: ({ partId }) => hrefOf(partId),
    opensPane: true,
  }),
  writtenColumn('place', m.field_place(), ({ data }) => data.place),
  numberColumn('onHand', m.upkeep_on_hand(), ({ onHand }) => onHand),
  writtenColumn('unit', m.field_unit(), ({ data }) => data.unit),
  numberColumn('reorderAt', m.upkeep_reorder_at(), ({ data }) => data.reorderAt),
  stateColumn('state', m.field_state(), ({ isLow }) => (
    <Status kind={isLow ? 'late' : 'done'}>{isLow ? m.upkeep_part_low() : m.upkeep_part_enough()}</Status>
  )),
];

/** The spare parts, what has to be reordered first. */
export function PartList() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.upkeep_part_keyword() },
      {
        kind: 'choice',
        name: 'low',
        label: m.field_state(),
        options: [{ value: '1', text: m.upkeep_part_low_only() }],
      },
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="spare-parts"
      title={m.upkeep_title()}
      lead={<UpkeepTabs current="parts" />}
      endpoint="GET /api/propertyManage/upkeep/queryParts"
      exportFrom="GET /api/propertyManage/upkeep/exportParts"
      query={query}
      columns={columns((part) => query.hrefWith({ part }))}
      rowKey={({ partId }) => partId}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ part: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.upkeep_part_new()}
          </ButtonLink>
        </ForDesk>
      }
      empty={{ title: m.upkeep_part_none() }}
    >
      <DetailPane query={query} name="part">
        {(id, close) => <PartDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
