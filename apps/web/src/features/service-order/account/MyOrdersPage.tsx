import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { storeIcon } from '../../../ui/icon/shapes.ts';
import { OrderList } from './OrderList.tsx';
import { OrderTabs } from './OrderTabs.tsx';

const QuestionList = lazy(async () => ({ default: (await import('./QuestionList.tsx')).QuestionList }));
const ComplaintList = lazy(async () => ({ default: (await import('./ComplaintList.tsx')).ComplaintList }));
const ApplyForm = lazy(async () => ({ default: (await import('./ApplyForm.tsx')).ApplyForm }));

/** The user's orders, questions and complaints; `apply` in the address opens the form for a new order. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view === 'questions')
    return (
      <Suspense>
        <QuestionList view="ASKED" />
      </Suspense>
    );
  if (view === 'complaints')
    return (
      <Suspense>
        <ComplaintList view="FILED" />
      </Suspense>
    );
  return <PlacedOrders />;
}

function PlacedOrders() {
  const toHall = (
    <ButtonLink href={paths.serviceList()} icon={storeIcon}>
      {m.order_to_hall()}
    </ButtonLink>
  );
  return (
    <OrderList
      view="PLACED"
      cards="PLACED"
      lead={<OrderTabs of="PLACED" current="orders" />}
      title={m.order_placed_title()}
      note={m.order_placed_note()}
      other={m.order_provider()}
      actions={toHall}
      empty={{ title: m.order_placed_empty(), text: m.order_placed_empty_text(), action: toHall }}
      opensPane={(query) => (
        <DetailPane query={query} name="apply">
          {(id, close) => <ApplyForm serviceId={id} onClose={close} />}
        </DetailPane>
      )}
    />
  );
}
