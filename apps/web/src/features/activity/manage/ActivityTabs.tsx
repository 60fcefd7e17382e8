import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

type View =
  | 'activities'
  | 'sign-ups'
  | 'requests'
  | 'teachers'
  | 'quizzes'
  | 'lecture-questions'
  | 'certificates';

export function ActivityTabs({ current }: { current: View }) {
  const tab = (key: View, text: string) => ({ key, href: paths.manageActivities({ view: key }), text });
  return (
    <TabLinks
      label={m.activity_manage_title()}
      currentKey={current}
      items={[
        { ...tab('activities', m.field_activity()), href: paths.manageActivities() },
        tab('sign-ups', m.activity_sign_ups()),
        tab('requests', m.activity_requests()),
        tab('teachers', m.activity_teachers()),
        tab('quizzes', m.learn_quizzes()),
        tab('lecture-questions', m.learn_questions()),
        tab('certificates', m.learn_certificates()),
      ]}
    />
  );
}
