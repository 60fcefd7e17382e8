import { lazy } from 'react';
import { useParams } from 'react-router';
import { ProjectDesk } from '../../match/shared/ProjectDesk.tsx';

const MatchPreview = lazy(async () => ({ default: (await import('./MatchPreview.tsx')).MatchPreview }));

/** One project, and beside its form whom it would be matched with. */
export function Component() {
  const { id = '' } = useParams();
  return <ProjectDesk id={id} aside={<MatchPreview />} />;
}
