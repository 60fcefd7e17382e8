import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OwnRatings } from './OwnRatings.tsx';

const RatingsToWrite = lazy(async () => ({
  default: (await import('./RatingsToWrite.tsx')).RatingsToWrite,
}));

/** Ratings that the reader’s side has got, those it has given, and those it may still write. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view === 'write')
    return (
      <Suspense>
        <RatingsToWrite />
      </Suspense>
    );
  // A page of one list says nothing in the other.
  return <OwnRatings key={view} view={view === 'given' ? 'given' : 'received'} />;
}
