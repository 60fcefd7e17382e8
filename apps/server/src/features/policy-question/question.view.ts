import type { ManagedQuestion, ManagedQuestionDetail } from '@portal/contract/policy-question/manage';
import type { OwnQuestion, OwnQuestionDetail } from '@portal/contract/policy-question/public';
import {
  type AskerEvent,
  askerEvents,
  complexityLabels,
  maxFollowUps,
  type OfficerEvent,
  officerEvents,
  questionStateLabels,
  questionTransitions,
} from '@portal/contract/policy-question/terms';
import type { Db } from '../../platform/database/database.ts';
import { listAttachments } from '../../platform/files/attachments.ts';
import { possibleEvents } from '../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { listPosts, type QuestionRow } from './question.queries.ts';
import type { Question } from './question.table.ts';

/** Further conditions for an event, besides the state allowing it. */
const isPossible: Partial<Record<AskerEvent | OfficerEvent, (question: Question) => boolean>> = {
  publish: ({ consents, publishedAt }) => consents && publishedAt === null,
  unpublish: ({ publishedAt }) => publishedAt !== null,
  rate: ({ rating }) => rating === null,
  revoke: ({ consents }) => consents,
};

const actionsOf = <Event extends AskerEvent | OfficerEvent>(
  question: Question,
  events: readonly Event[],
): Event[] => {
  const possible: string[] = possibleEvents(questionTransitions, question.status);
  return events.filter((event) => possible.includes(event) && (isPossible[event]?.(question) ?? true));
};

const commonOf = ({ question, no, policyTitle, officeName }: QuestionRow) => ({
  questionId: question.id,
  no: no ?? '',
  title: question.title,
  policyId: question.policyId,
  policyTitle: policyTitle ?? '',
  state: question.status,
  stateLabel: questionStateLabels[question.status](),
  complexity: question.complexity,
  dueAt: question.dueAt?.getTime() ?? null,
  officeName,
  rating: question.rating,
  isPublished: question.publishedAt !== null,
  createdAt: question.createdAt.getTime(),
  version: question.version,
});

export const viewOwnQuestion = (row: QuestionRow): OwnQuestion => ({
  ...commonOf(row),
  actions: actionsOf(row.question, askerEvents),
});

async function courseOf(db: Db, { question }: QuestionRow) {
  const { body, anonymous, fileId, consents } = question;
  const posts = await listPosts(db, question.id);
  const [file = null] = await listAttachments(db, fileId === '' ? null : fileId);
  return {
    body,
    anonymous,
    consents,
    file,
    posts: posts.map((post) => ({ ...post, at: post.at.getTime() })),
  };
}

export async function viewOwnDetail(db: Db, row: QuestionRow): Promise<OwnQuestionDetail> {
  const course = await courseOf(db, row);
  const asked = course.posts.filter(({ kind }) => kind === 'FOLLOWUP').length;
  return { ...viewOwnQuestion(row), ...course, followUpsLeft: Math.max(maxFollowUps - asked, 0) };
}

/** The office learns neither name nor enterprise of an anonymous asker. */
const askerOf = ({ question, askerName, enterpriseName }: QuestionRow) =>
  question.anonymous
    ? { askerName: '', enterpriseName: '' }
    : { askerName, enterpriseName: enterpriseName ?? '' };

export const viewManagedQuestion = (row: QuestionRow): ManagedQuestion => ({
  ...commonOf(row),
  ...askerOf(row),
  actions: actionsOf(row.question, officerEvents),
});

export const viewManagedDetail = async (db: Db, row: QuestionRow): Promise<ManagedQuestionDetail> => {
  const {
    officeCode,
    publishedAt,
    publicTitle: title,
    publicBody: body,
    publicAnswer: answer,
  } = row.question;
  return {
    ...viewManagedQuestion(row),
    ...(await courseOf(db, row)),
    officeCode,
    published: publishedAt === null ? null : { title, body, answer },
  };
};

export const questionColumns: SheetColumn<QuestionRow>[] = [
  { head: '编号', value: ({ no }) => no ?? '', width: 20 },
  { head: '问题', value: ({ question }) => question.title, width: 40 },
  { head: '政策', value: ({ policyTitle }) => policyTitle ?? '', width: 40 },
  { head: '提问人', value: (row) => askerOf(row).askerName },
  { head: '企业', value: (row) => askerOf(row).enterpriseName, width: 40 },
  { head: '复杂程度', value: ({ question }) => complexityLabels[question.complexity](), width: 20 },
  { head: '处室', value: ({ officeName }) => officeName },
  { head: '提问时间', value: ({ question }) => question.createdAt, width: 20 },
  { head: '办理期限', value: ({ question }) => question.dueAt, width: 20 },
  { head: '评分', value: ({ question }) => question.rating },
  { head: '状态', value: ({ question }) => questionStateLabels[question.status]() },
];
