import * as m from '@portal/texts/messages';
import { questionMoveLabels, type ServiceQuestionEvent } from '../market/service-question-terms.ts';
import { type ComplaintLogEvent, complaintLifecycle } from '../market/shop-complaint-lifecycle.ts';
import { messageEvent } from '../message-event.ts';
import { type OrderLogEvent, orderLifecycle } from './lifecycle.ts';
import { type RatingMove, ratingMoveLabels } from './terms.ts';

type Moved = { subject: string; event: string; reason: string };

const did = ({ event }: Moved) => orderLifecycle.did[event as OrderLogEvent]();
const worded = {
  title: (params: Moved) => m.event_order_title({ did: did(params), subject: params.subject }),
  body: (params: Moved) =>
    params.reason === ''
      ? m.event_order_body({ did: did(params), subject: params.subject })
      : m.event_order_body_reason({ did: did(params), subject: params.subject, reason: params.reason }),
};
const own = {
  group: 'ENTERPRISE',
  pages: ['/my-list', '/cooperation-list', '/offline-cooperation'],
} as const;

type Complained = { shop: string; event: ComplaintLogEvent; reason: string };

const complained = {
  title: ({ shop, event }: Complained) =>
    m.event_complaint_title({ did: complaintLifecycle.did[event](), shop }),
  body: ({ shop, event, reason }: Complained) =>
    reason === ''
      ? m.event_complaint_body({ did: complaintLifecycle.did[event](), shop })
      : m.event_complaint_body_reason({ did: complaintLifecycle.did[event](), shop, reason }),
};

/** Messages to both sides of a service order or an offline deal. */
export const serviceOrderEvents = {
  SERVICE_ORDER_MOVED: messageEvent<Moved>({ ...own, level: 'NORMAL', ...worded }),
  /** The same if it is the reader's turn. */
  SERVICE_ORDER_TURN: messageEvent<Moved>({ ...own, level: 'IMPORTANT', ...worded }),
  SERVICE_ORDER_DISPUTED: messageEvent<Moved>({
    ...own,
    level: 'IMPORTANT',
    pages: ['/manage/order-dispute'],
    ...worded,
  }),
  SERVICE_RATED: messageEvent<{ subject: string }>({
    ...own,
    level: 'NORMAL',
    pages: ['/my-comment'],
    title: m.event_rated_title,
    body: m.event_rated_body,
  }),
  /** A rating was answered, or the park decided on it. */
  SERVICE_RATING_MOVED: messageEvent<{ subject: string; event: RatingMove }>({
    ...own,
    level: 'NORMAL',
    pages: ['/my-comment'],
    title: ({ subject, event }) => m.event_rating_moved_title({ did: ratingMoveLabels[event](), subject }),
    body: ({ subject, event }) => m.event_rating_moved_body({ did: ratingMoveLabels[event](), subject }),
  }),
  /** A question to a shop about one of its services. */
  SERVICE_ASKED: messageEvent<{ service: string; question: string }>({
    ...own,
    level: 'IMPORTANT',
    pages: ['/cooperation-list'],
    title: m.event_service_asked_title,
    body: m.event_service_asked_body,
  }),
  SERVICE_QUESTION_MOVED: messageEvent<{ service: string; event: ServiceQuestionEvent; reason: string }>({
    ...own,
    level: 'NORMAL',
    title: ({ service, event }) =>
      m.event_service_question_title({ did: questionMoveLabels[event](), service }),
    body: ({ service, event, reason }) =>
      reason === ''
        ? m.event_service_question_body({ did: questionMoveLabels[event](), service })
        : m.event_order_body_reason({ did: questionMoveLabels[event](), subject: service, reason }),
  }),
  SHOP_COMPLAINT_MOVED: messageEvent<Complained>({ ...own, level: 'NORMAL', ...complained }),
  /** The shop has to respond to a complaint. */
  SHOP_COMPLAINT_TURN: messageEvent<Complained>({
    ...own,
    level: 'IMPORTANT',
    pages: ['/cooperation-list'],
    ...complained,
  }),
  SHOP_COMPLAINT_FILED: messageEvent<Complained>({
    ...own,
    level: 'IMPORTANT',
    pages: ['/manage/order-dispute'],
    ...complained,
  }),
};
