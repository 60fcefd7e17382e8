import { paths } from '@portal/contract/paths';
import type { OrderRow } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { RatingsTabs } from './RatingsTabs.tsx';

const RateForm = lazy(async () => ({ default: (await import('./RateForm.tsx')).RateForm }));

const columns = (rate: (order: OrderRow) => void): ListColumn<OrderRow>[] => [
  nameColumn('subject', m.order_about(), {
    name: ({ subject }) => <Written>{subject}</Written>,
    note: ({ no }) => no,
  }),
  writtenColumn('other', m.order_other_side(), ({ otherName }) => otherName),
  dateColumn('completed', m.order_completed_at(), ({ updatedAt }) => updatedAt),
  actsColumn('acts', m.act_bar(), (order) => (
    <Button size="small" onClick={() => rate(order)}>
      {m.order_rate()}
    </Button>
  )),
];

/** The orders that the reader's side may still rate. */
export function RatingsToWrite() {
  const query = useListQuery([], { size: 20, sort: '-updated', place: 'view' });
  const [rated, setRated] = useState<OrderRow>();
  return (
    <ListPage
      name="ratings-write"
      title={m.order_ratings_title()}
      note={m.order_ratings_note()}
      lead={<RatingsTabs current="write" />}
      endpoint="GET /api/serviceManage/order/queryList"
      query={query}
      fixed={{ view: 'ANY', tab: 'TO_RATE' }}
      columns={columns(setRated)}
      rowKey={({ orderId }) => orderId}
      empty={{
        title: m.order_nothing_to_write(),
        text: m.order_no_ratings_text(),
        action: <ButtonLink href={paths.myOrders()}>{m.order_placed_title()}</ButtonLink>,
      }}
    >
      <Suspense>{rated && <RateForm order={rated} onClose={() => setRated(undefined)} />}</Suspense>
    </ListPage>
  );
}
