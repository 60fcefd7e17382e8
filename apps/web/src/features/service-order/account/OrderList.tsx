import { formatFen } from '@portal/contract/money';
import type { OrderRow } from '@portal/contract/service-order/public';
import type { OrderTab } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  amountColumn,
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
import { type ListQuery, useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { orderVariant } from '../shared/order-variants.ts';
import { StepBar } from './StepBar.tsx';

const OrderCards = lazy(async () => ({ default: (await import('./OrderCards.tsx')).OrderCards }));
const OrderDrawer = lazy(async () => ({ default: (await import('./OrderDrawer.tsx')).OrderDrawer }));

const tabNames: Record<OrderTab, () => string> = {
  MINE: m.order_tab_mine,
  ACTIVE: m.order_tab_active,
  DISPUTED: m.state_order_disputed,
  TO_RATE: m.order_tab_to_rate,
  COMPLETED: m.state_order_completed,
  ENDED: m.order_tab_ended,
};

const columns = (hrefOf: (id: string) => string, other: string): ListColumn<OrderRow>[] => [
  nameColumn('subject', m.order_thing(), {
    name: ({ subject }) => <Written>{subject}</Written>,
    href: ({ orderId }) => hrefOf(orderId),
    opensPane: true,
    note: ({ no, isOffline }) => (isOffline ? `${no} · ${m.order_offline()}` : no),
  }),
  writtenColumn('other', other, ({ otherName }) => otherName),
  textColumn('steps', m.order_progress(), ({ steps, stepsDone }) =>
    steps === 0 ? null : <StepBar done={stepsDone} all={steps} />,
  ),
  amountColumn('amount', m.field_amount(), ({ amountFen }) =>
    amountFen === null ? '—' : m.market_amount({ amount: formatFen(amountFen) }),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel, isMine }) => (
    <Status kind={orderVariant(state, isMine)}>{stateLabel}</Status>
  )),
  dueColumn('due', m.order_due(), ({ dueAt, workingMsLeft: left }) =>
    dueAt === null ? null : { at: dueAt, left },
  ),
  dateColumn('updated', m.order_updated(), ({ updatedAt }) => updatedAt, { sortBy: '-updated' }),
];

interface OrderListProps {
  view: 'PLACED' | 'RECEIVED' | 'OFFLINE';
  title: string;
  note: string;
  /** The heading of the column that names the other side. */
  other: string;
  actions?: ReactNode;
  lead?: ReactNode;
  empty: { title: string; text: string; action: ReactNode };
  /** Shows orders waiting for the reader in full above the list. */
  cards?: 'PLACED' | 'RECEIVED';
  /** Other panes that open next to the list. */
  opensPane?: (query: ListQuery) => ReactNode;
}

/** Orders of one kind; one opens next to the list. */
export function OrderList({
  view,
  title,
  note,
  other,
  actions,
  lead,
  empty,
  cards,
  opensPane,
}: OrderListProps) {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_order_subject() },
      stateTabs('tab', { '': m.input_all_masculine, ...tabNames }),
    ],
    { size: 20, sort: '-updated' },
  );
  const [isReady, setReady] = useState(false);
  const shownCards = !query.isFiltered && query.page === 1 ? cards : undefined;
  return (
    <ListPage
      name={`orders-${view.toLowerCase()}`}
      title={title}
      note={note}
      actions={actions}
      lead={lead}
      endpoint="GET /api/serviceManage/order/queryList"
      query={query}
      fixed={{ view }}
      columns={columns((order) => query.hrefWith({ order }), other)}
      rowKey={({ orderId }) => orderId}
      empty={empty}
      waits={Boolean(shownCards) && !isReady}
      above={
        shownCards && (
          <Suspense>
            <OrderCards
              view={shownCards}
              hrefOf={(order) => query.hrefWith({ order })}
              onReady={() => setReady(true)}
            />
          </Suspense>
        )
      }
    >
      <DetailPane query={query} name="order">
        {(id, close) => <OrderDrawer id={id} onClose={close} />}
      </DetailPane>
      {opensPane?.(query)}
    </ListPage>
  );
}
