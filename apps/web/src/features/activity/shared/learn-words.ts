import type {
  AttemptState,
  CertificateState,
  LectureState,
  QuizPhase,
  QuizStanding,
} from '@portal/contract/activity/learn-terms';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const standingNames: Record<QuizStanding, () => string> = {
  COMING: m.learn_phase_coming,
  OPEN: m.learn_phase_open,
  PASSED: m.learn_standing_passed,
  FAILED: m.learn_standing_failed,
  MISSED: m.learn_standing_missed,
};

export const standingVariants: Record<QuizStanding, StatusKind> = {
  COMING: 'checking',
  OPEN: 'waiting',
  PASSED: 'done',
  FAILED: 'late',
  MISSED: 'closed',
};

export const quizPhaseNames: Record<QuizPhase, () => string> = {
  COMING: m.learn_phase_coming,
  OPEN: m.learn_phase_open,
  CLOSED: m.learn_phase_closed,
};

export const quizPhaseVariants: Record<QuizPhase, StatusKind> = {
  COMING: 'checking',
  OPEN: 'done',
  CLOSED: 'closed',
};

export const attemptVariants: Record<AttemptState, StatusKind> = {
  IN_PROGRESS: 'waiting',
  SUBMITTED: 'done',
};

export const lectureVariants: Record<LectureState, StatusKind> = {
  SUBMITTED: 'waiting',
  SELECTED: 'checking',
  ANSWERED: 'done',
  CLOSED: 'closed',
};

export const certificateVariants: Record<CertificateState, StatusKind> = { VALID: 'done', REVOKED: 'late' };

/** Formats as 2026-12-02, or 2026-12-02 至 2026-12-04. */
export function daysText({ startAt, endAt }: { startAt: number; endAt: number }): string {
  const [from, to] = [formatDate(startAt, 'YYYY-MM-DD'), formatDate(endAt, 'YYYY-MM-DD')];
  return from === to ? from : m.activity_span({ from, to });
}

export const windowText = ({ openFrom, openTo }: { openFrom: number; openTo: number }): string => {
  const isOneDay = formatDate(openFrom, 'YYYY-MM-DD') === formatDate(openTo, 'YYYY-MM-DD');
  return m.learn_window({
    from: formatDate(openFrom),
    to: isOneDay ? formatDate(openTo, 'HH:mm') : formatDate(openTo),
  });
};
