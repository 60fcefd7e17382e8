import { signUpPrint } from '@portal/contract/activity/door-list';
import { signUpSubmitAsGuest } from '@portal/contract/activity/guest-sign-up';
import {
  activityExport,
  activityOperate,
  activityQueryDesk,
  activityQueryManageDetail,
  activityQueryManageList,
  activitySave,
  salonRequestOperateManage,
  salonRequestQueryManageDetail,
  salonRequestQueryManageList,
  signUpCheckIn,
  signUpExport,
  signUpOperateManage,
  signUpQueryManageDetail,
  signUpQueryManageList,
  teacherQueryManageList,
  teacherSave,
} from '@portal/contract/activity/manage';
import {
  activityCalendar,
  activityQueryCalendar,
  activityQueryDetail,
  activityQueryList,
  teacherQueryList,
} from '@portal/contract/activity/public';
import {
  salonRequestSubmit,
  signUpOperate,
  signUpQueryForm,
  signUpQueryList,
  signUpSubmit,
} from '@portal/contract/activity/sign-up';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { maskPhone } from '../../platform/text/mask.ts';
import { certificateRoutes } from './certificate/certificate.routes.ts';
import { lectureRoutes } from './lecture/lecture.routes.ts';
import { checkInByCode, operateManagedSignUp } from './manage/decide-sign-up.ts';
import {
  countManagedActivities,
  countManagedRequests,
  countManagedSignUps,
  getManagedRequest,
  getManagedSignUp,
  listManagedActivities,
  listManagedRequests,
  listManagedSignUps,
} from './manage/managed.queries.ts';
import {
  activityColumns,
  signUpColumns,
  viewManagedActivity,
  viewManagedRequest,
  viewManagedSignUp,
} from './manage/managed.view.ts';
import { operateActivity, queryManagedActivity } from './manage/operate-activity.ts';
import { printDoorList } from './manage/print-door-list.ts';
import { queryDesk } from './manage/query-desk.ts';
import { saveActivity } from './manage/save-activity.ts';
import { queryManagedTeachers, saveTeacher } from './manage/save-teacher.ts';
import { queryActivities, queryActivity, queryCalendar, queryTeachers } from './query-activities.ts';
import { quizRoutes } from './quiz/quiz.routes.ts';
import { decideRequest, submitRequest } from './salon-request.ts';
import { sendCalendar } from './send-calendar.ts';
import { operateSignUp } from './sign-up/operate-sign-up.ts';
import { countOwnSignUps, listOwnSignUps, querySignUpForm } from './sign-up/own-sign-up.ts';
import { submitAsGuest } from './sign-up/submit-as-guest.ts';
import { submitSignUp } from './sign-up/submit-sign-up.ts';

const publicRoutes: BoundEndpoint[] = [
  bind(activityQueryList, queryActivities),
  bind(activityQueryCalendar, queryCalendar),
  bind(activityQueryDetail, queryActivity),
  bindRaw(activityCalendar, sendCalendar),
  bind(teacherQueryList, queryTeachers),
];

const memberRoutes: BoundEndpoint[] = [
  bind(signUpQueryForm, querySignUpForm),
  bind(signUpSubmit, submitSignUp),
  bind(signUpSubmitAsGuest, submitAsGuest),
  bind(signUpOperate, operateSignUp),
  bind(signUpQueryList, (ctx, input) =>
    pageOf(
      input,
      listOwnSignUps(ctx.db, ctx, input),
      countOwnSignUps(ctx.db, ctx.actor.userId, ctx.now),
      (row) => row,
    ),
  ),
  bind(salonRequestSubmit, submitRequest),
];

const activityDesk: BoundEndpoint[] = [
  bind(activityQueryManageList, ({ db, now, actor }, input) =>
    pageOfTabs(
      input,
      listManagedActivities(db, input),
      { counts: countManagedActivities(db, input), tab: input.state },
      (row) => viewManagedActivity(row, actor.userId, now),
    ),
  ),
  bindRaw(activityExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '活动',
      entity: 'activity',
      filter: input,
      columns: activityColumns,
      count: (tx) => countOfTab(countManagedActivities(tx, input), input.state),
      read: (tx, page) => listManagedActivities(tx, { ...input, sort: '-start', ...page }),
    }),
  ),
  bind(activityQueryManageDetail, queryManagedActivity),
  bind(activitySave, saveActivity),
  bind(activityOperate, operateActivity),
  bind(activityQueryDesk, queryDesk),
  bind(teacherQueryManageList, queryManagedTeachers),
  bind(teacherSave, saveTeacher),
];

const signUpDesk: BoundEndpoint[] = [
  bind(signUpQueryManageList, ({ db, now }, input) =>
    pageOfTabs(
      input,
      listManagedSignUps(db, now, input),
      { counts: countManagedSignUps(db, input), tab: input.state },
      (row) => viewManagedSignUp(row, now),
    ),
  ),
  bindRaw(signUpExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '报名',
      entity: 'signUp',
      filter: input,
      columns: signUpColumns,
      count: (tx) => countOfTab(countManagedSignUps(tx, input), input.state),
      read: (tx, page) => listManagedSignUps(tx, ctx.now, { ...input, sort: '-created', ...page }),
    }),
  ),
  bindRaw(signUpPrint, printDoorList),
  bind(signUpQueryManageDetail, async ({ db, now }, { id }) =>
    viewManagedSignUp(await getManagedSignUp(db, now, id), now),
  ),
  bind(signUpOperateManage, operateManagedSignUp),
  bind(signUpCheckIn, checkInByCode),
  bind(salonRequestQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedRequests(db, input),
      { counts: countManagedRequests(db), tab: input.state },
      (row) => ({ ...viewManagedRequest(row), phone: maskPhone(row.request.phone) }),
    ),
  ),
  bind(salonRequestQueryManageDetail, async ({ db }, { id }) =>
    viewManagedRequest(await getManagedRequest(db, id)),
  ),
  bind(salonRequestOperateManage, decideRequest),
];

export const activityRoutes = (): BoundEndpoint[] => [
  ...publicRoutes,
  ...memberRoutes,
  ...activityDesk,
  ...signUpDesk,
  ...quizRoutes,
  ...lectureRoutes,
  ...certificateRoutes,
];
