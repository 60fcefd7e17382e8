import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DisputeList } from './DisputeList.tsx';

const views: Readonly<Record<string, ComponentType>> = {
  ratings: lazy(async () => ({ default: (await import('./RatingList.tsx')).RatingList })),
  questions: lazy(async () => ({ default: (await import('./QuestionDesk.tsx')).QuestionDesk })),
  complaints: lazy(async () => ({ default: (await import('./ComplaintDesk.tsx')).ComplaintDesk })),
};

/** Orders in dispute, ratings reported for hiding, questions about services, and complaints about shops. */
export function Component() {
  const [search] = useSearchParams();
  const View = views[search.get('view') ?? ''] ?? DisputeList;
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
