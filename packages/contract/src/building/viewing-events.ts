import * as m from '@portal/texts/messages';
import { chinaMinuteOf } from '../china-time.ts';
import { messageEvent } from '../message-event.ts';

const viewing = { group: 'PROPERTY', level: 'IMPORTANT', pages: ['/service/large-detail'] } as const;

/** Messages about building viewings. */
export const viewingEvents = {
  VIEWING_ASSIGNED: messageEvent<{ place: string; at: number; guide: string }>({
    ...viewing,
    title: m.event_viewing_assigned_title,
    body: ({ at, ...visit }) => m.event_viewing_assigned_body({ ...visit, at: chinaMinuteOf(at) }),
  }),
  VIEWING_CANCELLED: messageEvent<{ place: string; reason: string }>({
    ...viewing,
    title: m.event_viewing_cancelled_title,
    body: m.event_viewing_cancelled_body,
  }),
};
