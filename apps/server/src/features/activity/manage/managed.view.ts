import type {
  ActivityContent,
  ManagedActivity,
  ManagedActivityDetail,
  ManagedRequest,
  ManagedSignUp,
} from '@portal/contract/activity/manage';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import {
  activityKindLabels,
  activityStateLabels,
  salonRequestStateLabels,
  salonRequestTransitions,
} from '@portal/contract/activity/terms';
import { maskPhone } from '../../../platform/text/mask.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { canEdit, officeActions, organizerActions } from '../activity.policy.ts';
import type { Activity } from '../activity.table.ts';
import { viewActivity } from '../activity.view.ts';
import type { ManagedActivityRow, ManagedRequestRow, ManagedSignUpRow } from './managed.queries.ts';

export const viewManagedActivity = (row: ManagedActivityRow, userId: string, now: Date): ManagedActivity => ({
  ...viewActivity(row, now),
  version: row.version,
  stateLabel: activityStateLabels[row.status](),
  confirmed: row.confirmed,
  checkedIn: row.checkedIn,
  pending: row.pending,
  submittedAt: row.submittedAt?.getTime() ?? null,
  updatedAt: row.updatedAt.getTime(),
  actions: officeActions(row, userId, now),
  canEdit: canEdit(row),
});

const contentOf = (row: Activity): ActivityContent => ({
  ...row,
  fileId: row.cover?.fileId ?? null,
  startAt: row.startAt.getTime(),
  endAt: row.endAt.getTime(),
  signFrom: row.signFrom.getTime(),
  signTo: row.signTo.getTime(),
  cancelDeadline: row.cancelDeadline.getTime(),
  audience: { userTypes: row.userTypes, auditedOnly: row.auditedOnly, tagCodes: row.tagCodes },
  album: row.album.map(({ fileId }) => fileId),
});

export const viewManagedDetail = (
  row: ManagedActivityRow,
  author: string,
  userId: string,
  now: Date,
): ManagedActivityDetail => ({
  ...viewManagedActivity(row, userId, now),
  data: contentOf(row),
  album: row.album,
  author,
  reason: row.reason,
});

export const viewManagedSignUp = (row: ManagedSignUpRow, now: Date): ManagedSignUp => {
  const { signUp, activity } = row;
  return {
    ...signUp,
    signUpId: signUp.id,
    no: row.no ?? '',
    title: activity.title,
    startAt: activity.startAt.getTime(),
    userName: row.userName ?? '',
    enterpriseName: row.enterpriseName ?? '',
    persons: signUp.persons.map(({ name, phone }) => ({ name, phone: maskPhone(phone) })),
    state: signUp.status,
    stateLabel: signUpLifecycle.labels[signUp.status](),
    waitNo: row.waitNo,
    absences: row.absences,
    checkInAt: signUp.checkInAt?.getTime() ?? null,
    createdAt: signUp.createdAt.getTime(),
    actions: organizerActions(signUp, activity, now),
  };
};

export const viewManagedRequest = ({ request, no, enterpriseName }: ManagedRequestRow): ManagedRequest => ({
  ...request,
  requestId: request.id,
  no: no ?? '',
  enterpriseName: enterpriseName ?? '',
  state: request.status,
  stateLabel: salonRequestStateLabels[request.status](),
  createdAt: request.createdAt.getTime(),
  actions: possibleEvents(salonRequestTransitions, request.status),
});

export const activityColumns: SheetColumn<ManagedActivityRow>[] = [
  { head: '类型', value: ({ kind }) => activityKindLabels[kind]() },
  { head: '标题', value: ({ title }) => title, width: 40 },
  { head: '主办', value: ({ organizer }) => organizer, width: 20 },
  { head: '地点', value: ({ place }) => place, width: 24 },
  { head: '开始', value: ({ startAt }) => startAt },
  { head: '名额', value: ({ capacity }) => (capacity === 0 ? null : capacity) },
  { head: '已占', value: ({ taken }) => taken },
  { head: '候补', value: ({ waiting }) => waiting },
  { head: '签到', value: ({ checkedIn }) => checkedIn },
  { head: '状态', value: ({ status }) => activityStateLabels[status]() },
];

export const signUpColumns: SheetColumn<ManagedSignUpRow>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '活动', value: ({ activity }) => activity.title, width: 40 },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 30 },
  { head: '报名人', value: ({ userName }) => userName },
  { head: '参加人', value: ({ signUp }) => signUp.persons.map(({ name }) => name).join('、'), width: 24 },
  {
    head: '手机号',
    value: ({ signUp }) => signUp.persons.map(({ phone }) => maskPhone(phone)).join('、'),
    width: 24,
  },
  { head: '人数', value: ({ signUp }) => signUp.qty },
  { head: '费用（元）', value: ({ signUp }) => signUp.amountFen / 100 },
  { head: '状态', value: ({ signUp }) => signUpLifecycle.labels[signUp.status]() },
  { head: '报名时间', value: ({ signUp }) => signUp.createdAt },
  {
    head: '回答',
    value: ({ signUp }) => signUp.answers.map(({ question, answer }) => `${question}：${answer}`).join('\n'),
    width: 40,
  },
];
