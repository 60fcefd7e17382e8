import type {
  QuestionComplexity,
  QuestionPostKind,
  QuestionState,
} from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const questionVariants: Record<QuestionState, StatusKind> = {
  SUBMITTED: 'waiting',
  ASSIGNED: 'checking',
  TRANSFERRED: 'checking',
  FOLLOWUP: 'waiting',
  ANSWERED: 'open',
  CLOSED: 'done',
  WITHDRAWN: 'closed',
};

export const complexityNames: Record<QuestionComplexity, () => string> = {
  SIMPLE: () => m.question_simple({ days: 1 }),
  COMPLEX: () => m.question_complex({ days: 3 }),
};

export const postNames: Record<QuestionPostKind, () => string> = {
  ANSWER: m.question_post_answer,
  FOLLOWUP: m.question_post_followup,
  TRANSFER: m.question_post_transfer,
};
