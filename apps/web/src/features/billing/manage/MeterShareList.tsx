import type { MeterShareView } from '@portal/contract/billing/charge';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { WholeList } from '../../../platform/account/list/WholeList.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { FeeTabs } from './FeeTabs.tsx';
import { MeterShareDrawer } from './MeterShareDrawer.tsx';

const listHref = (share?: string) => paths.manageFees({ view: 'shares', share });

const shareColumns = (): ListColumn<MeterShareView>[] => [
  nameColumn('meter', m.field_meter_no(), {
    name: ({ meterNo }) => meterNo,
    href: ({ shareId }) => listHref(shareId),
    opensPane: true,
    note: ({ place }) => place,
  }),
  textColumn('fee', m.field_fee(), ({ feeLabel }) => feeLabel),
  textColumn('method', m.charge_split_by(), ({ methodLabel }) => methodLabel),
  textColumn('units', m.field_units(), ({ units }) => m.charge_units_count({ count: units.length })),
  stateColumn('state', m.field_state(), ({ data }) => (
    <Status kind={data.enabled ? 'done' : 'closed'}>
      {data.enabled ? m.field_enabled() : m.billing_not_in_use()}
    </Status>
  )),
];

/** Meters without a tenant whose cost is split over units. */
export const MeterShareList = () => (
  <WholeList
    title={m.charge_title()}
    tabs={<FeeTabs current="shares" />}
    add={m.charge_new_split()}
    name="share"
    hrefOf={listHref}
    answer={useQueryOf('GET /api/propertyManage/meterShare/queryList', {}, { keepPrevious: true })}
    caption={m.charge_split()}
    columns={shareColumns()}
    idOf={({ shareId }) => shareId}
    empty={m.charge_no_splits()}
  >
    {(share, close) => <MeterShareDrawer key={share?.shareId ?? 'new'} share={share} onClose={close} />}
  </WholeList>
);
