import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ProjectRecord } from '../../match/shared/ProjectRecord.tsx';
import { PlaceTabs } from './PlaceTabs.tsx';

const ServiceRecommendList = lazy(async () => ({
  default: (await import('./ServiceRecommendList.tsx')).ServiceRecommendList,
}));

/** The recipients of the enterprise's projects with their progress, and the services it has recommended. */
export function Component() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'services')
    return <ProjectRecord lead={<PlaceTabs of="SENT" current="projects" />} />;
  return (
    <Suspense>
      <ServiceRecommendList view="SENT" />
    </Suspense>
  );
}
