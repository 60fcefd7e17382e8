import {
  attemptStateLabels,
  certificateStateLabels,
  lectureStateLabels,
} from '@portal/contract/activity/learn-terms';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import {
  activityKindLabels,
  activityStateLabels,
  salonRequestStateLabels,
} from '@portal/contract/activity/terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { activities, salonRequests, signUps, teachers } from './activity.table.ts';
import { certificates } from './certificate/certificate.table.ts';
import { lectureQuestions } from './lecture/lecture.table.ts';
import { quizAttempts, quizzes } from './quiz/quiz.table.ts';

export const activityLog: LogWords = {
  entities: {
    activity: m.field_activity,
    signUp: m.activity_sign_up,
    teacher: m.field_teacher,
    salonRequest: m.activity_request,
    quiz: m.learn_quiz,
    quizAttempt: m.learn_attempt,
    lectureQuestion: m.learn_question,
    certificate: m.learn_certificate,
  },
  verbs: {
    ...signUpLifecycle.verbs,
    'activity.archive': m.activity_archive,
    'activity.cancel': m.activity_did_call_off,
    'salonRequest.accept': m.case_did_agree,
    'salonRequest.decline': m.case_did_refuse,
    'salonRequest.submit': m.case_did_submit_request,
    'quizAttempt.begin': m.learn_did_begin,
    'quizAttempt.submit': m.learn_did_hand_in,
    'lectureQuestion.submit': m.case_did_ask,
    'lectureQuestion.select': m.learn_did_select,
    'lectureQuestion.answer': m.case_did_answer,
    'lectureQuestion.close': m.learn_did_close,
    'certificate.issue': m.learn_did_issue,
    'certificate.revoke': m.learn_did_revoke,
  },
  names: {
    activity: namesIn(activities, activities.id, activities.title),
    teacher: namesIn(teachers, teachers.id, teachers.name),
    salonRequest: namesIn(salonRequests, salonRequests.id, salonRequests.title),
    certificate: namesIn(certificates, certificates.id, certificates.no),
    quiz: (db, ids) =>
      db
        .select({ id: quizzes.id, name: activities.title })
        .from(quizzes)
        .innerJoin(activities, eq(activities.id, quizzes.activityId))
        .where(inArray(quizzes.id, ids)),
    quizAttempt: (db, ids) =>
      db
        .select({ id: quizAttempts.id, name: activities.title })
        .from(quizAttempts)
        .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
        .innerJoin(activities, eq(activities.id, quizzes.activityId))
        .where(inArray(quizAttempts.id, ids)),
    lectureQuestion: (db, ids) =>
      db
        .select({ id: lectureQuestions.id, name: activities.title })
        .from(lectureQuestions)
        .innerJoin(activities, eq(activities.id, lectureQuestions.activityId))
        .where(inArray(lectureQuestions.id, ids)),
    signUp: (db, ids) =>
      db
        .select({ id: signUps.id, name: activities.title })
        .from(signUps)
        .innerJoin(activities, eq(activities.id, signUps.activityId))
        .where(inArray(signUps.id, ids)),
  },
  ids: { activityId: ['activity'], quizId: ['quiz'], tagCodes: ['businessData', 'INDUSTRY_TAG'] },
  fields: {
    'activity.capacity': m.field_activity_capacity,
    'activity.endAt': m.field_activity_end,
    'activity.feeFen': m.field_activity_fee,
    'activity.kind': m.field_activity_kind,
    'activity.signFrom': m.field_activity_sign_from,
    'activity.signTo': m.field_activity_sign_to,
    'activity.startAt': m.field_activity_start,
    'activity.waitlistMax': m.field_activity_waitlist,
    'activity.checkInPoints': m.field_activity_points,
    'activity.quizPoints': m.field_quiz_points,
    'signUp.qty': m.field_activity_persons,
    'signUp.missedAt': m.activity_missed_at,
    'signUp.offerUntil': m.log_field_offered_until,
    'salonRequest.people': m.field_headcount,
    'salonRequest.requestedDay': m.field_date,
    'teacher.intro': m.field_teacher_intro,
    'teacher.title': m.field_teacher_title,
    activityId: m.field_activity,
    'quiz.questions': m.learn_question_count,
    'quiz.totalScore': m.learn_total,
    'quiz.passScore': m.field_quiz_pass,
    'quiz.openFrom': m.field_quiz_from,
    'quiz.openTo': m.field_quiz_to,
    'quizAttempt.turn': m.learn_turn,
    'quizAttempt.score': m.learn_score,
    'quizAttempt.isPassed': m.learn_passed,
    'lectureQuestion.body': m.field_question,
    'lectureQuestion.answer': m.field_lecture_answer,
    'lectureQuestion.anonymous': m.field_question_anonymous,
    'lectureQuestion.answeredAt': m.learn_answered_at,
    'certificate.no': m.learn_certificate_no,
    'certificate.score': m.learn_score,
    'certificate.prize': m.field_contest_prizes,
    'certificate.revokedAt': m.learn_revoked_at,
    quizId: m.learn_quiz,
  },
  codes: {
    'activity.kind': activityKindLabels,
    'activity.status': activityStateLabels,
    'signUp.status': signUpLifecycle.labels,
    'salonRequest.status': salonRequestStateLabels,
    'quizAttempt.status': attemptStateLabels,
    'lectureQuestion.status': lectureStateLabels,
    'certificate.status': certificateStateLabels,
    purpose: { activityPicture: m.field_activity_cover, teacherPhoto: m.field_teacher_photo },
  },
};
