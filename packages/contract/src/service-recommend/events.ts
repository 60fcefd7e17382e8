import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

const message = { group: 'ENTERPRISE', level: 'NORMAL' } as const;

/** Messages about services one enterprise recommends to another; both are named. */
export const serviceRecommendMessages = {
  SERVICE_RECOMMENDED: messageEvent<{ service: string; name: string; reason: string }>({
    ...message,
    pages: ['/receive-recommend'],
    title: m.event_service_recommended_title,
    body: ({ reason, ...params }) =>
      reason === ''
        ? m.event_service_recommended_body(params)
        : m.event_service_recommended_body_reason({ ...params, reason }),
  }),
  SERVICE_RECOMMEND_ANSWERED: messageEvent<{ service: string; name: string; event: string; reason: string }>({
    ...message,
    pages: ['/recommend-record'],
    title: ({ event, service, name }) =>
      event === 'interested'
        ? m.event_service_wanted_title({ service, name })
        : m.event_service_unwanted_title({ service, name }),
    body: ({ event, service, name, reason }) =>
      event === 'interested'
        ? m.event_service_wanted_body({ service, name })
        : m.event_service_unwanted_body({ service, name, reason }),
  }),
};
