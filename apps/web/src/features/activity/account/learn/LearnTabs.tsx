import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../../ui/tab-links/TabLinks.tsx';

export function LearnTabs({ current }: { current: 'quizzes' | 'questions' | 'certificates' }) {
  return (
    <TabLinks
      label={m.learn_title()}
      currentKey={current}
      items={[
        { key: 'quizzes', href: paths.lectureQuiz(), text: m.learn_quizzes() },
        { key: 'questions', href: paths.lectureQuiz({ tab: 'questions' }), text: m.learn_questions() },
        {
          key: 'certificates',
          href: paths.lectureQuiz({ tab: 'certificates' }),
          text: m.learn_certificates(),
        },
      ]}
    />
  );
}
