/** Where the office reads and answers what is asked of teachers, and where a teacher does. */
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
