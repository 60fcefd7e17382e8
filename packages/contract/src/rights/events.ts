import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

const role = { group: 'ACCOUNT', level: 'IMPORTANT', pages: ['/manage/custom-role'] } as const;
const holder = { group: 'ACCOUNT', level: 'IMPORTANT', pages: ['/manage/home'] } as const;

/** Messages about the roles of the park's own, to administrators and to those who hold them. */
export const customRoleEvents = {
  CUSTOM_ROLE_CHANGE: messageEvent<{ role: string; person: string; reason: string }>({
    ...role,
    title: m.custom_role_event_change,
    body: m.custom_role_event_change_body,
  }),
  CUSTOM_ROLE_REQUESTED: messageEvent<{ role: string; holder: string; person: string; reason: string }>({
    ...role,
    title: m.custom_role_event_request,
    body: m.custom_role_event_request_body,
  }),
  CUSTOM_ROLE_REFUSED: messageEvent<{ role: string; person: string; reason: string }>({
    ...role,
    title: m.custom_role_event_refused,
    body: m.custom_role_event_refused_body,
  }),
  CUSTOM_ROLE_CHANGED: messageEvent<{ role: string }>({
    ...holder,
    title: m.custom_role_event_changed,
    body: m.custom_role_event_changed_body,
  }),
  CUSTOM_ROLE_GRANTED: messageEvent<{ role: string; from: string }>({
    ...holder,
    title: m.custom_role_event_granted,
    body: m.custom_role_event_granted_body,
  }),
  CUSTOM_ROLE_REVOKED: messageEvent<{ role: string; reason: string }>({
    ...holder,
    pages: ['/person-preserve'],
    title: m.custom_role_event_ended,
    body: m.custom_role_event_ended_body,
  }),
};
