import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { ForbiddenState } from '../../../ui/state/ForbiddenState.tsx';
import seedling from '../../../ui/state/seedling.webp';
import { ApiError } from '../../api/api-error.ts';
import { NoEnterpriseState, noEnterpriseCode } from '../NoEnterpriseState.tsx';
import type { ListQuery } from './use-list-query.ts';

export interface ListEmpty {
  title: string;
  text?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
}

/** Placeholder rows while the list loads. */
export function ListSkeleton({ rows }: { rows: number }) {
  const names = Array.from({ length: rows }, (_, index) => `row ${index}`);
  return (
    <Loading label={m.member_loading()} slowLabel={m.member_loading_slow()}>
      <Stack gap={8}>
        {names.map((name) => (
          <Skeleton key={name} height="2.25rem" />
        ))}
      </Stack>
    </Loading>
  );
}

const rightMissing = ['300001', '300002'];

/** Why there are no rows, with a retry if that can help. */
export function ListFailure({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy: boolean }) {
  if (error instanceof ApiError && error.retCode === noEnterpriseCode) return <NoEnterpriseState />;
  if (error instanceof ApiError && rightMissing.includes(error.retCode))
    return <ForbiddenState title={m.member_forbidden_title()}>{m.member_forbidden_text()}</ForbiddenState>;
  return (
    <ErrorState title={m.member_error_here()} retry={{ label: m.act_retry(), onRetry, busy }}>
      {error instanceof ApiError ? error.retMsg : ''}
    </ErrorState>
  );
}

/** Nothing matches the filters, the page no longer exists, or there is nothing at all. */
export function NoRows({ query, empty }: { query: ListQuery; empty: ListEmpty }) {
  if (!query.isFiltered && query.page > 1)
    return (
      <EmptyState
        frame="plain"
        title={m.member_list_past_end()}
        action={
          <ButtonLink href={query.href({ page: 1 })} replace keepScroll>
            {m.member_list_first_page()}
          </ButtonLink>
        }
      />
    );
  if (query.isFiltered)
    return (
      <EmptyState
        frame="plain"
        title={m.member_list_nothing_found()}
        action={
          <ButtonLink href={query.clearHref} replace keepScroll>
            {m.member_list_clear()}
          </ButtonLink>
        }
      >
        {m.member_list_nothing_found_text()}
      </EmptyState>
    );
  return (
    <EmptyState frame="plain" picture={seedling} title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
}
