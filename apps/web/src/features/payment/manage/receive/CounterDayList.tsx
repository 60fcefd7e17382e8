import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { CounterDayRow } from '@portal/contract/payment/counter-day';
import { counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../../platform/account/ForDesk.tsx';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { ReceiveTabs } from './ReceiveTabs.tsx';

const CounterDayDrawer = lazy(async () => ({
  default: (await import('./CounterDayDrawer.tsx')).CounterDayDrawer,
}));

const { labels, variants } = counterDayLifecycle;

const columns = (hrefOf: (id: string) => string): ListColumn<CounterDayRow>[] => [
  nameColumn('day', m.field_date(), {
    name: ({ day }) => day,
    href: ({ counterDayId }) => hrefOf(counterDayId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('expected', m.counter_day_expected(), ({ expectedFen }) => formatFen(expectedFen), {
    align: 'end',
  }),
  amountColumn('counted', m.counter_day_counted(), ({ countedFen }) => formatFen(countedFen)),
  textColumn(
    'difference',
    m.counter_day_difference(),
    ({ differenceFen }) => (differenceFen === 0 ? null : formatFen(differenceFen)),
    { align: 'end' },
  ),
  writtenColumn('first', m.counter_day_first(), ({ firstByName }) => firstByName),
  writtenColumn('second', m.counter_day_second(), ({ secondByName }) => secondByName),
  statusColumn('state', m.field_state(), ({ state }) => state, variants, labels),
  dateColumn('created', m.counter_day_counted_at(), ({ createdAt }) => createdAt),
];

/** The counted days of the counter; a second person takes one over in a drawer. */
export function CounterDayList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...labels }),
      { kind: 'days', from: 'from', to: 'to', label: m.field_date() },
    ],
    { size: 20, place: 'view' },
  );
  const toClose = paths.manageReceive({ view: 'close' });
  return (
    <ListPage
      name="counter-days"
      title={m.counter_title()}
      lead={<ReceiveTabs current="days" />}
      actions={
        <ForDesk>
          <ButtonLink href={toClose}>{m.counter_day_close()}</ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/payManage/counterDay/queryList"
      exportFrom="GET /api/payManage/counterDay/export"
      query={query}
      columns={columns((counterDay) => query.hrefWith({ counterDay }))}
      rowKey={({ counterDayId }) => counterDayId}
      empty={{
        title: m.counter_day_empty(),
        text: m.counter_day_empty_text(),
        action: <ButtonLink href={toClose}>{m.counter_day_close()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="counterDay">
        {(id, close) => <CounterDayDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
