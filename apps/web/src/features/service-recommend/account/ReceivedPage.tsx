import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ReceivedProjects } from '../../match/shared/ReceivedProjects.tsx';
import { PlaceTabs } from './PlaceTabs.tsx';

const ApplyDrawer = lazy(async () => ({
  default: (await import('../../candidate/shared/ApplyDrawer.tsx')).ApplyDrawer,
}));
const ServiceRecommendList = lazy(async () => ({
  default: (await import('./ServiceRecommendList.tsx')).ServiceRecommendList,
}));

/** Other enterprises' projects recommended to the enterprise, and services recommended to it. */
export function Component() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'services')
    return (
      <ReceivedProjects
        lead={<PlaceTabs of="RECEIVED" current="projects" />}
        apply={(projectId, close) => <ApplyDrawer projectId={projectId} onClose={close} />}
      />
    );
  return (
    <Suspense>
      <ServiceRecommendList view="RECEIVED" />
    </Suspense>
  );
}
