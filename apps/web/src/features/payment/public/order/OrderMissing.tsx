import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { browserState } from '../../../../platform/api/browser-client.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { addressHere } from './held-order.ts';
import type { OrderView } from './use-order.ts';

interface OrderMissingProps {
  view: Exclude<OrderView, { kind: 'there' }>;
  onRetry: () => void;
  /** Page title while there is nothing to show. */
  title: string;
}

/** Shown instead of the order: it is loading, belongs to somebody else, or could not be loaded. */
export function OrderMissing({ view, onRetry, title }: OrderMissingProps) {
  if (view.kind === 'loading')
    return (
      <>
        <h1 tabIndex={-1}>{title}</h1>
        <Loading label={m.pay_loading()}>
          <Skeleton height="320px" />
        </Loading>
      </>
    );
  if (view.kind === 'failed')
    return (
      <ErrorState
        heading={1}
        frame="page"
        title={m.pay_failed()}
        action={<Button onClick={onRetry}>{m.act_retry()}</Button>}
      />
    );
  return (
    <EmptyState
      heading={1}
      frame="page"
      title={m.pay_missing()}
      action={
        browserState().user().token ? (
          <ButtonLink href={paths.myPayments()}>{m.pay_own_orders()}</ButtonLink>
        ) : (
          <ButtonLink variant="main" href={paths.login(addressHere())}>
            {m.act_log_in()}
          </ButtonLink>
        )
      }
    >
      {m.pay_missing_text()}
    </EmptyState>
  );
}
