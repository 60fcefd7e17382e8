import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderTabs } from './OrderTabs.tsx';

const QuestionList = lazy(async () => ({ default: (await import('./QuestionList.tsx')).QuestionList }));
const ComplaintList = lazy(async () => ({ default: (await import('./ComplaintList.tsx')).ComplaintList }));

/** An enterprise's shop: orders and questions received, and its side of complaints. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view === 'questions')
    return (
      <Suspense>
        <QuestionList view="RECEIVED" />
      </Suspense>
    );
  if (view === 'complaints')
    return (
      <Suspense>
        <ComplaintList view="RECEIVED" />
      </Suspense>
    );
  return (
    <OrderList
      view="RECEIVED"
      cards="RECEIVED"
      lead={<OrderTabs of="RECEIVED" current="orders" />}
      title={m.order_received_title()}
      note={m.order_received_note()}
      other={m.order_buyer()}
      empty={{
        title: m.order_received_empty(),
        text: m.order_received_empty_text(),
        action: <ButtonLink href={paths.releaseService()}>{m.market_own_title()}</ButtonLink>,
      }}
    />
  );
}
