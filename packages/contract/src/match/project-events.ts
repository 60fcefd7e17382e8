import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

const project = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/project-release-list'] } as const;

/** Messages about an enterprise's projects, to its owner and administrators. */
export const projectEvents = {
  PROJECT_APPROVED: messageEvent<{ title: string }>({
    ...project,
    title: m.event_project_approved_title,
    body: m.event_project_approved_body,
  }),
  PROJECT_REJECTED: messageEvent<{ title: string; reason: string }>({
    ...project,
    level: 'IMPORTANT',
    title: m.event_project_rejected_title,
    body: m.event_project_rejected_body,
  }),
  PROJECT_TAKEN_DOWN: messageEvent<{ title: string; reason: string }>({
    ...project,
    level: 'IMPORTANT',
    title: m.event_project_taken_down_title,
    body: m.event_project_taken_down_body,
  }),
  PROJECT_EXPIRED: messageEvent<{ title: string }>({
    ...project,
    title: m.event_project_expired_title,
    body: m.event_project_expired_body,
  }),
};
