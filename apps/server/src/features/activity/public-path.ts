import { paths } from '@portal/contract/paths';
import type { Activity } from './activity.table.ts';

/** Path of an activity's page; salons and trainings have pages of their own. */
export const publicPath = ({ id, kind }: Pick<Activity, 'id' | 'kind'>): string => paths.activity(id, kind);

/** Page where users sign up and follow their sign-up. */
export const signUpLink = (activityId: string): string => paths.signUp(activityId);

export const manageLink = paths.manageActivities();

/** A teacher's questions, in a separate view from tutoring questions. */
export const teachingLink = paths.myTutoring({ view: 'lectures' });

/** A user's quizzes, questions to teachers and certificates. */
export const learnLink = paths.lectureQuiz();

/** Page where anyone can verify a certificate. */
export const certificateCheckPath = paths.certificateCheck();
