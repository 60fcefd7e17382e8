import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ContestList } from './ContestList.tsx';

const EntryList = lazy(async () => ({ default: (await import('./EntryList.tsx')).EntryList }));
const JudgeList = lazy(async () => ({ default: (await import('./JudgeList.tsx')).JudgeList }));
const BallotList = lazy(async () => ({ default: (await import('./BallotList.tsx')).BallotList }));
const ObjectionList = lazy(async () => ({ default: (await import('./ObjectionList.tsx')).ObjectionList }));

const views: Record<string, typeof EntryList> = {
  entries: EntryList,
  judges: JudgeList,
  ballots: BallotList,
  objections: ObjectionList,
};

/** Contests, their entries, judges and ballots, and objections. */
export function Component() {
  const [search] = useSearchParams();
  const View = views[search.get('view') ?? ''] ?? ContestList;
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
