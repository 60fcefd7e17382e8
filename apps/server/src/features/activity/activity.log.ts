import {
  activityKindLabels,
  activityStateLabels,
  salonRequestStateLabels,
} from '@portal/contract/activity-terms';
import { signUpStateLabels } from '@portal/contract/sign-up-terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { activities, salonRequests, signUps, teachers } from './activity.table.ts';

export const activityLog: LogWords = {
  entities: {
    activity: m.field_activity,
    signUp: m.activity_sign_up,
    teacher: m.field_teacher,
    salonRequest: m.activity_request,
  },
  verbs: {
    'activity.archive': m.activity_archive,
    'activity.cancel': m.activity_did_call_off,
    'signUp.accept': m.case_did_take,
    'signUp.approve': m.case_did_approve,
    'signUp.ask': m.case_did_take,
    'signUp.callOff': m.activity_did_call_off,
    'signUp.cancel': m.activity_did_cancel,
    'signUp.cancelLate': m.activity_did_cancel_late,
    'signUp.charge': m.case_did_charge,
    'signUp.checkIn': m.case_did_check_in,
    'signUp.lapse': m.case_did_lapse,
    'signUp.leave': m.case_did_leave_list,
    'signUp.miss': m.activity_did_miss,
    'signUp.offer': m.case_did_offer,
    'signUp.pay': m.case_did_pay,
    'signUp.reject': m.case_did_reject,
    'signUp.signUp': m.activity_did_sign_up,
    'signUp.wait': m.case_did_wait,
    'salonRequest.accept': m.case_did_agree,
    'salonRequest.decline': m.case_did_refuse,
    'salonRequest.submit': m.case_did_submit_request,
  },
  names: {
    activity: namesIn(activities, activities.id, activities.title),
    teacher: namesIn(teachers, teachers.id, teachers.name),
    salonRequest: namesIn(salonRequests, salonRequests.id, salonRequests.title),
    signUp: (db, ids) =>
      db
        .select({ id: signUps.id, name: activities.title })
        .from(signUps)
        .innerJoin(activities, eq(activities.id, signUps.activityId))
        .where(inArray(signUps.id, ids)),
  },
  ids: { activityId: ['activity'] },
  fields: {
    'activity.capacity': m.field_activity_capacity,
    'activity.endAt': m.field_activity_end,
    'activity.feeFen': m.field_activity_fee,
    'activity.kind': m.field_activity_kind,
    'activity.signFrom': m.field_activity_sign_from,
    'activity.signTo': m.field_activity_sign_to,
    'activity.startAt': m.field_activity_start,
    'activity.waitlistMax': m.field_activity_waitlist,
    'signUp.qty': m.field_activity_persons,
    'signUp.missedAt': m.activity_missed_at,
    'signUp.offerUntil': m.log_field_offered_until,
    'salonRequest.people': m.field_headcount,
    'salonRequest.wishedDay': m.field_date,
    'teacher.intro': m.field_teacher_intro,
    'teacher.title': m.field_teacher_title,
    activityId: m.field_activity,
  },
  codes: {
    'activity.kind': activityKindLabels,
    'activity.status': activityStateLabels,
    'signUp.status': signUpStateLabels,
    'salonRequest.status': salonRequestStateLabels,
    purpose: { activityPicture: m.field_activity_cover, teacherPhoto: m.field_teacher_photo },
  },
};
