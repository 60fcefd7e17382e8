import * as m from '@portal/texts/messages';
import { LectureQuestions } from '../../shared/LectureQuestions.tsx';
import { lectureDesks } from '../../shared/lecture-desks.ts';
import { ActivityTabs } from '../ActivityTabs.tsx';

/** Questions to all teachers. */
export const LectureList = () => (
  <LectureQuestions
    name="lecture-questions"
    title={m.activity_manage_title()}
    lead={<ActivityTabs current="lecture-questions" />}
    desk={lectureDesks.office}
    empty={{ title: m.learn_no_questions() }}
  />
);
