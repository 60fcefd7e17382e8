import { serviceRecommendStateLabels } from '@portal/contract/service-recommend/terms';
import * as m from '@portal/texts/messages';
import type { LogWords } from '../../feature/log-words.ts';

export const serviceRecommendLog: LogWords = {
  entities: { serviceRecommend: m.service_recommend_name },
  verbs: {
    'serviceRecommend.decline': m.match_did_decline,
    'serviceRecommend.expire': m.case_did_expire,
    'serviceRecommend.interested': m.match_did_interested,
    'serviceRecommend.send': m.log_recommend_send,
    'serviceRecommend.withdraw': m.match_did_withdraw,
  },
  fields: { 'serviceRecommend.serviceId': m.log_entity_service },
  codes: { 'serviceRecommend.status': serviceRecommendStateLabels },
};
