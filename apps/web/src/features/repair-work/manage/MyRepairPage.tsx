import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { JobList } from './JobList.tsx';

const Job = lazy(async () => ({ default: (await import('./Job.tsx')).Job }));

/** A worker's tickets; one of them fills the page, for use on a phone. */
export function Component() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return <Suspense>{id ? <Job key={id} id={id} /> : <JobList />}</Suspense>;
}
