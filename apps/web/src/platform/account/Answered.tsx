import * as m from '@portal/texts/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, SkeletonLines } from '../../ui/skeleton/Skeleton.tsx';
import { ListFailure } from './list/ListStates.tsx';

interface AnsweredProps<Data> {
  of: UseQueryResult<Data>;
  /** Roughly how many lines the content will take. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** The result of a query: a skeleton while it loads, a retry if it failed, otherwise the content. */
export function Answered<Data>({
  of: { data, error, isFetching, refetch },
  lines = 8,
  children,
}: AnsweredProps<Data>) {
  if (error) return <ListFailure error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Loading label={m.member_loading()}>
        <SkeletonLines lines={lines} />
      </Loading>
    );
  return children(data);
}
