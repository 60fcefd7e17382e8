import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { JobList } from './JobList.tsx';

const Job = lazy(async () => ({ default: (await import('./Job.tsx')).Job }));

/** The tickets of a worker; one of them on the whole page, as a telephone shows it. */
export function Component() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return <Suspense>{id ? <Job key={id} id={id} /> : <JobList />}</Suspense>;
}
