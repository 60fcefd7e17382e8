import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function TutorTabs({ current }: { current: 'bookings' | 'tutors' }) {
  return (
    <TabLinks
      label={m.tutor_manage_title()}
      currentKey={current}
      items={[
        { key: 'bookings', href: paths.manageTutors(), text: m.tutor_requests() },
        { key: 'tutors', href: paths.manageTutors({ view: 'tutors' }), text: m.tutor_tutors() },
      ]}
    />
  );
}
