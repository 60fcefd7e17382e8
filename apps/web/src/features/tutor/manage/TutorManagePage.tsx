import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ManagedBookings } from '../../booking/shared/ManagedBookings.tsx';
import { HoursPanel } from './HoursPanel.tsx';
import { TutorTabs } from './TutorTabs.tsx';

const TutorList = lazy(async () => ({ default: (await import('./TutorList.tsx')).TutorList }));

/** Requests to tutors, the tutors, and the hours of one of them. */
export function Component() {
  const [search] = useSearchParams();
  const tutor = search.get('hours');
  if (tutor !== null)
    return (
      <HoursPanel tutorId={tutor} title={m.tutor_manage_title()} lead={<TutorTabs current="tutors" />} />
    );
  return <Suspense>{search.get('view') === 'tutors' ? <TutorList /> : <TutorBookings />}</Suspense>;
}

function TutorBookings() {
  const tutors = useQueryOf('GET /api/serviceManage/tutor/queryManageList', {}, { quiet: true });
  return (
    <ManagedBookings
      kind="TUTOR"
      title={m.tutor_manage_title()}
      lead={<TutorTabs current="bookings" />}
      booked={tutors.data?.rows.map(({ tutorId, data }) => ({ value: tutorId, text: data.name }))}
    />
  );
}
