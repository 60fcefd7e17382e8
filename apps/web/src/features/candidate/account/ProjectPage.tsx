import { lazy } from 'react';
import { useParams } from 'react-router';
import { ProjectDesk } from '../../match/shared/ProjectDesk.tsx';

const MatchPreview = lazy(async () => ({ default: (await import('./MatchPreview.tsx')).MatchPreview }));

/** One project, with its potential matches next to the form. */
export function Component() {
  const { id = '' } = useParams();
  return <ProjectDesk id={id} aside={<MatchPreview />} />;
}
