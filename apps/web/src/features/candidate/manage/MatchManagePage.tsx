import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ManagedProjects } from '../../match/shared/ManagedProjects.tsx';
import { MatchTabs } from './MatchTabs.tsx';

const HandForm = lazy(async () => ({ default: (await import('./HandForm.tsx')).HandForm }));
const RecommendList = lazy(async () => ({
  default: (await import('../../match/shared/RecommendList.tsx')).RecommendList,
}));

/** Projects and their recommendations. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <Suspense>
      {search.get('view') === 'recommends' ? (
        <RecommendList lead={<MatchTabs current="recommends" />} />
      ) : (
        <ManagedProjects
          lead={<MatchTabs current="projects" />}
          hand={({ projectId, title }, close) => (
            <HandForm projectId={projectId} title={title} onClose={close} />
          )}
        />
      )}
    </Suspense>
  );
}
