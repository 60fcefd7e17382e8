import { lectureStateLabels, lectureTransitions } from '@portal/contract/activity/learn-terms';
import type { LectureRow, ManagedLecture, PublicLecture } from '@portal/contract/activity/lecture-question';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { maskName } from '../certificate/certificate.policy.ts';
import type { LectureRecord } from './lecture.queries.ts';

export const viewLecture = ({ question, title, kind, teacherName, no }: LectureRecord): LectureRow => ({
  ...question,
  questionId: question.id,
  no: no ?? '',
  activityKind: kind,
  title,
  teacherName: teacherName ?? '',
  state: question.status,
  stateLabel: lectureStateLabels[question.status](),
  createdAt: question.createdAt.getTime(),
  answeredAt: question.answeredAt?.getTime() ?? null,
});

/** Anonymous askers stay anonymous, even to the office. */
const askerOf = ({ question, askerName, enterpriseName }: LectureRecord) =>
  question.anonymous
    ? { askerName: '', enterpriseName: '' }
    : { askerName: askerName ?? '', enterpriseName: enterpriseName ?? '' };

export const viewAnswered = (row: LectureRecord): PublicLecture => {
  const { askerName } = askerOf(row);
  return {
    questionId: row.question.id,
    body: row.question.body,
    answer: row.question.answer,
    teacherName: row.teacherName ?? '',
    askerName: askerName === '' ? '' : maskName(askerName),
    answeredAt: row.question.answeredAt?.getTime() ?? 0,
  };
};

export const viewManagedLecture = (row: LectureRecord): ManagedLecture => ({
  ...viewLecture(row),
  ...askerOf(row),
  // A case number would reveal the asker.
  no: row.question.anonymous ? '' : (row.no ?? ''),
  actions: possibleEvents(lectureTransitions, row.question.status),
});

export const lectureColumns: SheetColumn<LectureRecord>[] = [
  { head: '活动', value: ({ title }) => title, width: 40 },
  { head: '讲师', value: ({ teacherName }) => teacherName ?? '' },
  { head: '问题', value: ({ question }) => question.body, width: 50 },
  { head: '提问人', value: (row) => askerOf(row).askerName },
  { head: '企业', value: (row) => askerOf(row).enterpriseName, width: 30 },
  { head: '状态', value: ({ question }) => lectureStateLabels[question.status]() },
  { head: '答复', value: ({ question }) => question.answer, width: 50 },
  { head: '原因', value: ({ question }) => question.reason, width: 30 },
  { head: '提问时间', value: ({ question }) => question.createdAt, width: 20 },
];
