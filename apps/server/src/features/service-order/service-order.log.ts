import {
  questionMoveLabels,
  serviceQuestionStateLabels,
} from '@portal/contract/market/service-question-terms';
import { complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import { complaintFilePurpose, complaintKindLabels } from '@portal/contract/market/shop-complaint-terms';
import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import { ratingPicturePurpose, ratingStateLabels } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { shopComplaints } from './complaint/complaint.table.ts';
import { serviceQuestions } from './question/question.table.ts';
import { serviceOrders } from './service-order.table.ts';

const verbsOf = (entity: string, labels: Readonly<Record<string, () => string>>) =>
  Object.fromEntries(Object.entries(labels).map(([event, words]) => [`${entity}.${event}`, words]));

export const serviceOrderLog: LogWords = {
  entities: {
    serviceOrder: m.log_entity_service_order,
    serviceRating: m.log_entity_service_rating,
    serviceQuestion: m.shop_question,
    shopComplaint: m.shop_complaint,
  },
  verbs: {
    ...orderLifecycle.verbs,
    ...verbsOf('serviceQuestion', questionMoveLabels),
    ...complaintLifecycle.verbs,
    'serviceQuestion.create': m.case_did_ask,
    'shopComplaint.create': m.shop_did_complain,
    'serviceRating.add': m.order_rating_add,
    'serviceRating.reply': m.order_rating_reply,
    'serviceRating.askHide': m.order_rating_ask_hide,
    'serviceRating.hide': m.order_rating_hide,
    'serviceRating.show': m.order_rating_show,
  },
  names: {
    serviceOrder: namesIn(serviceOrders, serviceOrders.id, serviceOrders.subject),
    serviceQuestion: namesIn(serviceQuestions, serviceQuestions.id, serviceQuestions.body),
    shopComplaint: namesIn(shopComplaints, shopComplaints.id, shopComplaints.body),
  },
  ids: { orderId: ['serviceOrder'] },
  fields: {
    subject: m.field_order_subject,
    quotedFen: m.field_order_quoted,
    agreedFen: m.field_amount,
    dealDay: m.field_deal_day,
    'serviceRating.score': m.field_score,
    'serviceQuestion.serviceId': m.log_entity_service,
    'shopComplaint.shopId': m.log_entity_shop,
  },
  codes: {
    'serviceOrder.status': orderLifecycle.labels,
    'serviceRating.status': ratingStateLabels,
    'serviceQuestion.status': serviceQuestionStateLabels,
    'shopComplaint.status': complaintLifecycle.labels,
    'shopComplaint.kind': complaintKindLabels,
    purpose: {
      [complaintFilePurpose]: m.field_complaint_file,
      [ratingPicturePurpose]: m.field_rating_picture,
    },
  },
};
