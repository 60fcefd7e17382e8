import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CounterView } from './CounterView.tsx';
import { type ReceiveView, receiveViews } from './receive-ways.ts';

const ReceiptList = lazy(async () => ({ default: (await import('./ReceiptList.tsx')).ReceiptList }));

const CounterDayList = lazy(async () => ({
  default: (await import('./CounterDayList.tsx')).CounterDayList,
}));
const CloseDayView = lazy(async () => ({ default: (await import('./CloseDayView.tsx')).CloseDayView }));

const pages: Record<string, ComponentType> = {
  list: ReceiptList,
  days: CounterDayList,
  close: CloseDayView,
};

const isView = (view: string): view is ReceiveView => view in receiveViews;

/** Money that came without an order: one view for each way, the receipts, and the days of the counter. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view') ?? 'bank';
  const Page = pages[view];
  if (Page)
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  const wanted = isView(view) ? view : 'bank';
  return (
    <CounterView key={wanted} view={wanted} lineId={search.get('line')} tenantId={search.get('tenant')} />
  );
}
