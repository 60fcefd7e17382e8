/** The two desks for questions to teachers: the office's and the teacher's own. */
export const lectureDesks = {
  office: {
    list: 'GET /api/activityManage/lectureQuestion/queryManageList',
    detail: 'GET /api/activityManage/lectureQuestion/queryManageDetail',
    operate: 'POST /api/activityManage/lectureQuestion/operateManage',
    exportFrom: 'GET /api/activityManage/lectureQuestion/export',
  },
  teacher: {
    list: 'GET /api/activityManage/lectureQuestion/queryTaughtList',
    detail: 'GET /api/activityManage/lectureQuestion/queryTaughtDetail',
    operate: 'POST /api/activityManage/lectureQuestion/operateTaught',
    exportFrom: undefined,
  },
} as const;
export type LectureDesk = (typeof lectureDesks)[keyof typeof lectureDesks];
