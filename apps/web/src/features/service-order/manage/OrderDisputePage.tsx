import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DisputeList } from './DisputeList.tsx';

const RatingList = lazy(async () => ({ default: (await import('./RatingList.tsx')).RatingList }));

/** Orders in dispute, and ratings that somebody wants hidden. */
export function Component() {
  const [search] = useSearchParams();
  return <Suspense>{search.get('view') === 'ratings' ? <RatingList /> : <DisputeList />}</Suspense>;
}
