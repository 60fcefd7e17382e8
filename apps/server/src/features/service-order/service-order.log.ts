import { orderDidLabels, orderStateLabels, ratingStateLabels } from '@portal/contract/service-order-terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { serviceOrders } from './service-order.table.ts';

const orderVerbs = Object.fromEntries(
  Object.entries(orderDidLabels).map(([event, words]) => [`serviceOrder.${event}`, words]),
);

export const serviceOrderLog: LogWords = {
  entities: { serviceOrder: m.log_entity_service_order, serviceRating: m.log_entity_service_rating },
  verbs: {
    ...orderVerbs,
    'serviceRating.add': m.order_rating_add,
    'serviceRating.reply': m.order_rating_reply,
    'serviceRating.askHide': m.order_rating_ask_hide,
    'serviceRating.hide': m.order_rating_hide,
    'serviceRating.show': m.order_rating_show,
  },
  names: { serviceOrder: namesIn(serviceOrders, serviceOrders.id, serviceOrders.subject) },
  ids: { orderId: ['serviceOrder'] },
  fields: {
    subject: m.field_order_subject,
    quotedFen: m.field_order_quoted,
    agreedFen: m.field_order_amount,
    dealDay: m.field_deal_day,
    'serviceRating.score': m.field_score,
  },
  codes: {
    'serviceOrder.status': orderStateLabels,
    'serviceRating.status': ratingStateLabels,
  },
};
