import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OwnRatings } from './OwnRatings.tsx';

const RatingsToWrite = lazy(async () => ({
  default: (await import('./RatingsToWrite.tsx')).RatingsToWrite,
}));

/** Ratings that the reader's side has received, given, or may still write. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view === 'write')
    return (
      <Suspense>
        <RatingsToWrite />
      </Suspense>
    );
  // The key resets the page number, which has no meaning in the other list.
  return <OwnRatings key={view} view={view === 'given' ? 'given' : 'received'} />;
}
