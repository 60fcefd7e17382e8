import type { GetKey } from '../../../../platform/account/use-query-of.ts';

/** What is asked again once a quiz was begun or handed in, or a teacher was asked. */
export const learningQueryKeys: readonly GetKey[] = [
  'GET /api/activityManage/quiz/queryList',
  'GET /api/activityManage/quiz/queryDetail',
  'GET /api/activityManage/lectureQuestion/queryList',
  'GET /api/activityManage/certificate/queryList',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
