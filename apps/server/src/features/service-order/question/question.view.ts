import type {
  ManagedServiceQuestion,
  OwnServiceQuestion,
  PublicQuestion,
} from '@portal/contract/market/service-question';
import {
  type QuestionSideEvent,
  questionAskerEvents,
  questionParkEvents,
  questionShopEvents,
  serviceQuestionStateLabels,
  serviceQuestionTransitions,
} from '@portal/contract/market/service-question-terms';
import type { Actor } from '../../../platform/session/actor.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { QuestionRow } from './question.queries.ts';
import type { ServiceQuestion } from './question.table.ts';

export const viewPublicQuestion = (question: ServiceQuestion): PublicQuestion => ({
  questionId: question.id,
  body: question.body,
  answer: question.answer,
  answeredAt: (question.answeredAt ?? question.updatedAt).getTime(),
  answerMin: question.answerMin ?? 0,
});

const commonOf = ({ question, serviceTitle, shopName, askerName }: QuestionRow) => ({
  ...question,
  questionId: question.id,
  serviceTitle,
  shopName,
  askerName,
  state: question.status,
  stateLabel: serviceQuestionStateLabels[question.status](),
  askedAt: question.createdAt.getTime(),
});

/** What the caller may do with a question, as its asker or as the shop. */
export function questionActions(
  { question }: QuestionRow,
  { userId }: Pick<Actor, 'userId'>,
): QuestionSideEvent[] {
  const own: readonly QuestionSideEvent[] =
    question.userId === userId ? questionAskerEvents : questionShopEvents;
  const possible: string[] = possibleEvents(serviceQuestionTransitions, question.status);
  return own.filter((event) => possible.includes(event));
}

export const viewOwnQuestion =
  (actor: Pick<Actor, 'userId'>) =>
  (row: QuestionRow): OwnServiceQuestion => ({ ...commonOf(row), actions: questionActions(row, actor) });

export const viewManagedQuestion = (row: QuestionRow): ManagedServiceQuestion => ({
  ...commonOf(row),
  userName: row.userName,
  actions: questionParkEvents.filter(
    (event) => serviceQuestionTransitions[row.question.status][event] !== undefined,
  ),
});

export const questionColumns: SheetColumn<QuestionRow>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '服务', value: ({ serviceTitle }) => serviceTitle, width: 40 },
  { head: '店铺', value: ({ shopName }) => shopName, width: 30 },
  { head: '提问企业', value: ({ askerName }) => askerName, width: 40 },
  { head: '问题', value: ({ question }) => question.body, width: 60 },
  { head: '回答', value: ({ question }) => question.answer, width: 60 },
  { head: '提问时间', value: ({ question }) => question.createdAt, width: 20 },
  { head: '状态', value: ({ question }) => serviceQuestionStateLabels[question.status]() },
];
