import { lazy, Suspense } from 'react';
import { Permission } from '../../../platform/account/Permission.tsx';
import { useUser } from '../../../platform/account/use-user.ts';
import { memberCards } from '../../member-cards.ts';
import { Workbench } from '../Workbench.tsx';
import { DayNote } from './DayNote.tsx';
import { QuickEntries } from './QuickEntries.tsx';

// Loaded on demand, since few enterprises are still waiting for admission.
const AdmissionNote = lazy(async () => ({ default: (await import('./AdmissionNote.tsx')).AdmissionNote }));

const admitted = '2';

/** The first page of every member: to-do items, work in progress, news. */
export function Component() {
  const { auditStatus } = useUser();
  const band = auditStatus !== admitted && (
    <Permission userTypes={['200']}>
      <Suspense>
        <AdmissionNote />
      </Suspense>
    </Permission>
  );
  return <Workbench cards={memberCards} note={<DayNote />} actions={<QuickEntries />} band={band} />;
}
