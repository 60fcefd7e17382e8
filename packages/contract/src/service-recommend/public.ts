import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, pageOfTabs } from '../fields.ts';
import { note, oneOf, requiredText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { serviceRecommendEvents, serviceRecommendStates, serviceRecommendViews } from './terms.ts';

const tag = 'match';

const audited = { tag, access: 'audited' } as const;
const leaders = { tag, access: 'leaders' } as const;

const recommendRow = z.object({
  recommendId: id,
  version: z.int(),
  serviceId: id,
  serviceTitle: z.string(),
  shopName: z.string(),
  /** The enterprise on the other side. */
  otherName: z.string(),
  reason: z.string(),
  /** The answer given. */
  answer: z.string(),
  state: z.enum(serviceRecommendStates),
  stateLabel: z.string(),
  sentAt: instant,
  expiresAt: instant,
  actions: abilities(serviceRecommendEvents),
});
export type ServiceRecommendRow = z.infer<typeof recommendRow>;

export const serviceRecommendQueryOwnList = call.list(
  audited,
  '/api/matchManage/serviceRecommend/queryOwnList',
  {
    summary: 'Lists the services recommended to or by the caller’s enterprise.',
    filter: {
      view: oneOf(m.field_kind, serviceRecommendViews).default('RECEIVED'),
      state: oneOf(m.field_state, serviceRecommendStates).optional(),
    },
    output: pageOfTabs(recommendRow, serviceRecommendStates),
  },
);

export const serviceRecommendContent = z.object({
  /** The enterprise's name or credit code. */
  partner: requiredText(m.field_deal_partner, 60),
  reason: note(m.match_field_words, 200),
});
export type ServiceRecommendContent = z.infer<typeof serviceRecommendContent>;

export const serviceRecommendSend = call.write(leaders, '/api/matchManage/serviceRecommend/send', {
  summary: 'Recommends a service on offer to another enterprise of the park.',
  input: z.object({ serviceId: id, data: serviceRecommendContent }),
  output: recommendRow,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.RECOMMENDED_RECENTLY,
  ],
});

export const serviceRecommendOperate = call.operate(leaders, '/api/matchManage/serviceRecommend/operate', {
  summary: 'Answers a service recommendation, or withdraws it.',
  events: serviceRecommendEvents,
  fields: { data: z.object({ text: note(m.match_field_words, 200) }).prefault({}) },
  output: recommendRow,
});
