import type { ManagedMeter } from '@portal/contract/billing/meter-manage';
import { meterKindLabels, meterStateLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { meterVariants, quantityText } from '../shared/bill-words.ts';
import { MeterTabs } from './MeterTabs.tsx';

const MeterDrawer = lazy(async () => ({ default: (await import('./MeterDrawer.tsx')).MeterDrawer }));
const ReplaceDrawer = lazy(async () => ({ default: (await import('./ReplaceDrawer.tsx')).ReplaceDrawer }));

const meterColumns = (hrefOf: (id: string) => string): ListColumn<ManagedMeter>[] => [
  nameColumn(
    'no',
    m.field_meter_no(),
    {
      name: ({ meterNo }) => meterNo,
      href: ({ meterId, state }) => (state === 'REPLACED' ? null : hrefOf(meterId)),
      opensPane: true,
      note: ({ place }) => place,
    },
    { sortBy: 'no' },
  ),
  textColumn('kind', m.field_kind(), ({ kind }) => meterKindLabels[kind]()),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  textColumn('multiplier', m.field_multiplier(), ({ multiplier }) => multiplier, { align: 'end' }),
  textColumn('last', m.billing_last_reading(), ({ lastX100 }) => quantityText(lastX100), { align: 'end' }),
  textColumn('read', m.field_period(), ({ lastPeriod }) => lastPeriod, { sortBy: '-read' }),
  statusColumn('state', m.field_state(), ({ state }) => state, meterVariants, meterStateLabels),
];

/** The meters of the park. */
export function MeterList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...meterStateLabels }),
      { kind: 'text', name: 'keyword', label: m.billing_meter_keyword() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_kind(),
        options: optionsOf(meterKindLabels),
      },
      { kind: 'hidden', name: 'view' },
    ],
    { size: 20, sort: 'no' },
  );
  return (
    <ListPage
      name="meters"
      title={m.billing_meter_manage()}
      lead={<MeterTabs current="meters" />}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ meter: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.billing_new_meter()}
          </ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/propertyManage/meter/queryManageList"
      query={query}
      columns={meterColumns((meter) => query.hrefWith({ meter }))}
      rowKey={({ meterId }) => meterId}
      empty={{ title: m.billing_no_meters() }}
    >
      <DetailPane query={query} name="meter">
        {(id, close) => (
          <MeterDrawer
            id={id}
            input={query.input}
            replaceHref={query.hrefWith({ replace: id })}
            onClose={close}
          />
        )}
      </DetailPane>
      <DetailPane query={query} name="replace">
        {(id, close) => <ReplaceDrawer id={id} input={query.input} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
