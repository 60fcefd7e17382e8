import type { Activity } from './activity.table.ts';

/** Path of an activity's page; salons and trainings have pages of their own. */
export const publicPath = ({ id, kind }: Pick<Activity, 'id' | 'kind'>): string =>
  kind === 'ACTIVITY' ? `/application/activityDetails/${id}` : `/businesssalon/itemdetails/${id}`;

/** Page where users sign up and follow their sign-up. */
export const signUpLink = (activityId: string): string => `/businesssalon/salonapply/${activityId}`;

export const manageLink = '/manage/activity';

/** A teacher's questions, in a separate view from tutoring questions. */
export const teachingLink = '/manage/my-tutoring?view=lectures';

/** A user's quizzes, questions to teachers and certificates. */
export const learnLink = '/lecture-quiz';

/** Page where anyone can verify a certificate. */
export const certificateCheckPath = '/certificate-check';
