import type { GetKey } from '../../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a quiz is begun or submitted, or a teacher is asked. */
export const learningQueryKeys: readonly GetKey[] = [
  'GET /api/activityManage/quiz/queryList',
  'GET /api/activityManage/quiz/queryDetail',
  'GET /api/activityManage/lectureQuestion/queryList',
  'GET /api/activityManage/certificate/queryList',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
