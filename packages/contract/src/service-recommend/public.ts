import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, pageOfTabs, paging } from '../fields.ts';
import { kindOf, note, oneOf, requiredText } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { serviceRecommendEvents, serviceRecommendStates, serviceRecommendViews } from './terms.ts';

const tag = 'match';

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
  actions: z.array(z.enum(serviceRecommendEvents)),
});
export type ServiceRecommendRow = z.infer<typeof recommendRow>;

export const serviceRecommendQueryOwnList = endpoint({
  method: 'GET',
  path: '/api/matchManage/serviceRecommend/queryOwnList',
  summary: 'Services that were recommended to the caller’s enterprise, or that it has recommended.',
  tag,
  access: 'audited',
  input: z.object({
    view: oneOf(m.field_kind, serviceRecommendViews).default('RECEIVED'),
    state: oneOf(m.field_state, serviceRecommendStates).optional(),
    ...paging,
  }),
  output: pageOfTabs(recommendRow, serviceRecommendStates),
  refuses: [],
});

export const serviceRecommendContent = z.object({
  /** The enterprise's name or credit code. */
  partner: requiredText(m.field_deal_partner, 60),
  reason: note(m.match_field_words, 200),
});
export type ServiceRecommendContent = z.infer<typeof serviceRecommendContent>;

export const serviceRecommendSend = endpoint({
  method: 'POST',
  path: '/api/matchManage/serviceRecommend/send',
  summary: 'Recommends a service that is on offer to another enterprise of the park.',
  tag,
  access: 'leaders',
  input: z.object({ serviceId: id, data: serviceRecommendContent }),
  output: recommendRow,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.RECOMMENDED_RECENTLY,
  ],
});

export const serviceRecommendOperate = endpoint({
  method: 'POST',
  path: '/api/matchManage/serviceRecommend/operate',
  summary: 'Answers a recommended service, or takes its recommendation back.',
  tag,
  access: 'leaders',
  input: z.object({
    id,
    event: kindOf(m.field_event, serviceRecommendEvents),
    version,
    data: z.object({ text: note(m.match_field_words, 200) }).prefault({}),
  }),
  output: recommendRow,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const serviceRecommendEndpoints = [
  serviceRecommendQueryOwnList,
  serviceRecommendSend,
  serviceRecommendOperate,
] as const;
