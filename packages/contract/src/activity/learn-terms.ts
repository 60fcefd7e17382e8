import * as m from '@portal/texts/messages';

/** How often a quiz may be taken. */
export const quizTries = 2;

/** The options of a question in their order. */
export const quizLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type QuizLetter = (typeof quizLetters)[number];

export const maxQuizQuestions = 30;

/** Phases of a quiz by time. */
export const quizPhases = ['COMING', 'OPEN', 'CLOSED'] as const;
export type QuizPhase = (typeof quizPhases)[number];

/** Standing of an attendee in a quiz; FAILED means that no try or no time is left. */
export const quizStandings = ['COMING', 'OPEN', 'PASSED', 'FAILED', 'MISSED'] as const;
export type QuizStanding = (typeof quizStandings)[number];

/** States of one try at a quiz. */
export const attemptStates = ['IN_PROGRESS', 'SUBMITTED'] as const;
export type AttemptState = (typeof attemptStates)[number];

export const attemptEvents = ['submit'] as const;
type AttemptEvent = (typeof attemptEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const attemptTransitions: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  IN_PROGRESS: { submit: 'SUBMITTED' },
  SUBMITTED: {},
};

export const attemptStateLabels: Record<AttemptState, () => string> = {
  IN_PROGRESS: m.learn_state_in_progress,
  SUBMITTED: m.learn_state_submitted_x,
};

/** States of a question to a teacher. */
export const lectureStates = ['SUBMITTED', 'SELECTED', 'ANSWERED', 'CLOSED'] as const;
export type LectureState = (typeof lectureStates)[number];

/** Events of the teacher and of the office. */
export const lectureEvents = ['select', 'answer', 'close'] as const;
export type LectureEvent = (typeof lectureEvents)[number];

export const lectureTransitions: Record<LectureState, Partial<Record<LectureEvent, LectureState>>> = {
  SUBMITTED: { select: 'SELECTED', close: 'CLOSED' },
  SELECTED: { answer: 'ANSWERED', close: 'CLOSED' },
  ANSWERED: {},
  CLOSED: {},
};

export const lectureStateLabels: Record<LectureState, () => string> = {
  SUBMITTED: m.learn_state_submitted,
  SELECTED: m.learn_state_selected,
  ANSWERED: m.state_question_answered,
  CLOSED: m.learn_state_not_answered,
};

/** Days after the end of an activity in which questions are accepted. */
export const lectureDaysAfter = 7;
/** Unanswered questions a user may have in one activity. */
export const maxLectureQuestions = 3;

/** COURSE certifies attendance of a course, AWARD a contest prize. */
export const certificateKinds = ['COURSE', 'AWARD'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

export const certificateKindLabels: Record<CertificateKind, () => string> = {
  COURSE: m.learn_kind_course,
  AWARD: m.learn_kind_award,
};

export const certificateStates = ['VALID', 'REVOKED'] as const;
export type CertificateState = (typeof certificateStates)[number];

export const certificateEvents = ['revoke'] as const;
export type CertificateEvent = (typeof certificateEvents)[number];

export const certificateTransitions: Record<
  CertificateState,
  Partial<Record<CertificateEvent, CertificateState>>
> = {
  VALID: { revoke: 'REVOKED' },
  REVOKED: {},
};

export const certificateStateLabels: Record<CertificateState, () => string> = {
  VALID: m.learn_state_valid,
  REVOKED: m.learn_state_revoked,
};
