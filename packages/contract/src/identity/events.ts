import * as m from '@portal/texts/messages';
import { chinaMinuteOf } from '../china-time.ts';

import { messageEvent } from '../message-event.ts';
import { type OperatorRole, operatorRoleLabels } from '../operator-role.ts';

const account = { group: 'ACCOUNT', level: 'IMPORTANT', pages: ['/person-preserve'] } as const;
const security = { ...account, sms: 'SAFETY' } as const;
const safeByNow = { ...security, smsWaits: true } as const;
const role = { ...account, pages: ['/manage/role'] } as const;

/** Messages about accounts and operator roles. */
export const identityEvents = {
  /** The device is empty if unknown. */
  LOGIN_NEW_DEVICE: messageEvent<{ time: number; device: string }>({
    ...account,
    title: m.event_login_new_device_title,
    body: ({ time, device }) =>
      m.event_login_new_device_body({
        time: chinaMinuteOf(time),
        device: device || m.field_unknown_device(),
      }),
  }),
  PASSWORD_CHANGED: messageEvent<{ time: number }>({
    ...security,
    title: m.event_password_changed_title,
    body: ({ time }) => m.event_password_changed_body({ time: chinaMinuteOf(time) }),
  }),
  PHONE_CHANGED: messageEvent<{ time: number; phone: string }>({
    ...security,
    title: m.event_phone_changed_title,
    body: ({ time, phone }) => m.event_phone_changed_body({ time: chinaMinuteOf(time), phone }),
  }),
  PHONE_APPEALED: messageEvent<{ time: number; phone: string }>({
    ...security,
    pages: ['/update-phone'],
    level: 'URGENT',
    title: m.event_phone_appealed_title,
    body: ({ time, phone }) => m.event_phone_appealed_body({ time: chinaMinuteOf(time), phone }),
  }),
  PHONE_APPEAL_ACCEPTED: messageEvent<{ phone: string; opinion: string }>({
    ...security,
    title: m.event_phone_appeal_accepted_title,
    body: m.event_phone_appeal_accepted_body,
  }),
  PHONE_APPEAL_REFUSED: messageEvent<{ opinion: string }>({
    ...account,
    pages: ['/update-phone'],
    title: m.event_phone_appeal_refused_title,
    body: m.event_phone_appeal_refused_body,
  }),
  USER_FROZEN: messageEvent<{ reason: string }>({
    ...security,
    pages: ['/about-us'],
    level: 'URGENT',
    title: m.event_user_frozen_title,
    body: m.event_user_frozen_body,
  }),
  USER_UNFROZEN: messageEvent<object>({
    ...safeByNow,
    title: m.event_user_unfrozen_title,
    body: m.event_user_unfrozen_body,
  }),
  /** All sessions of the account ended. */
  SESSION_ENDED: messageEvent<{ reason: string }>({
    ...account,
    title: m.event_session_ended_title,
    body: ({ reason }) => m.event_session_ended_body({ device: m.event_all_devices(), reason }),
  }),
  VIEWED: messageEvent<{ time: number; minutes: number; reason: string }>({
    ...account,
    title: m.event_viewed_title,
    body: ({ time, minutes, reason }) => m.event_viewed_body({ time: chinaMinuteOf(time), minutes, reason }),
  }),
  ROLE_REQUESTED: messageEvent<{ person: string; applicant: string; role: OperatorRole; reason: string }>({
    ...role,
    title: m.event_role_requested_title,
    body: ({ person, applicant, role: code, reason }) =>
      m.event_role_requested_body({ person, applicant, role: operatorRoleLabels[code](), reason }),
  }),
  ROLE_GRANTED: messageEvent<{ role: OperatorRole }>({
    ...account,
    pages: ['/manage/home'],
    title: ({ role: code }) => m.event_role_granted_title({ role: operatorRoleLabels[code]() }),
    body: ({ role: code }) => m.event_role_granted_body({ role: operatorRoleLabels[code]() }),
  }),
  ROLE_REFUSED: messageEvent<{ person: string; role: OperatorRole; reason: string }>({
    ...role,
    title: m.event_role_refused_title,
    body: ({ person, role: code, reason }) =>
      m.event_role_refused_body({ person, role: operatorRoleLabels[code](), reason }),
  }),
  ROLE_REVOKED: messageEvent<{ role: OperatorRole; reason: string }>({
    ...account,
    title: ({ role: code }) => m.event_role_revoked_title({ role: operatorRoleLabels[code]() }),
    body: ({ role: code, reason }) => m.event_role_revoked_body({ role: operatorRoleLabels[code](), reason }),
  }),
  CANCEL_REQUESTED: messageEvent<{ date: string }>({
    ...safeByNow,
    title: m.event_cancel_requested_title,
    body: m.event_cancel_requested_body,
  }),
  CANCEL_STOPPED: messageEvent<object>({
    ...safeByNow,
    title: m.event_cancel_stopped_title,
    body: m.event_cancel_stopped_body,
  }),
};
