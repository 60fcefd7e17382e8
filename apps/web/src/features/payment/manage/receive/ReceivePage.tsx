import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CounterView } from './CounterView.tsx';
import { type ReceiveView, receiveViews } from './receive-ways.ts';

const ReceiptList = lazy(async () => ({ default: (await import('./ReceiptList.tsx')).ReceiptList }));

const isView = (view: string): view is ReceiveView => view in receiveViews;

/** Money that came without an order: one view for each way, and the receipts. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view') ?? 'bank';
  if (view === 'list')
    return (
      <Suspense>
        <ReceiptList />
      </Suspense>
    );
  const wanted = isView(view) ? view : 'bank';
  return (
    <CounterView key={wanted} view={wanted} lineId={search.get('line')} tenantId={search.get('tenant')} />
  );
}
