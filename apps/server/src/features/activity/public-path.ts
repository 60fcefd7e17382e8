import type { Activity } from './activity.table.ts';

/** The page of an activity: salons and trainings have theirs apart. */
export const publicPath = ({ id, kind }: Pick<Activity, 'id' | 'kind'>): string =>
  kind === 'ACTIVITY' ? `/application/activityDetails/${id}` : `/businesssalon/itemdetails/${id}`;

/** Where the user signs up, and sees what became of it. */
export const signUpLink = (activityId: string): string => `/businesssalon/salonapply/${activityId}`;

export const manageLink = '/manage/activity';

/** What is asked of a teacher, beside what is asked of a tutor. */
export const teachingLink = '/manage/my-tutoring?view=lectures';

/** What somebody has learned: quizzes, questions to teachers, certificates. */
export const learnLink = '/lecture-quiz';

/** Where anybody sees whether a certificate is genuine. */
export const certificateCheckPath = '/certificate-check';
