import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, pageOfTabs } from '../fields.ts';
import { kindOf, labelled, note, oneOf, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { introductionActs, introductionKinds, introductionStates } from './terms.ts';

const session = { tag: 'venture', access: 'session' } as const;

const introduction = z.object({
  introductionId: id,
  version: z.int(),
  no: z.string(),
  kind: z.enum(introductionKinds),
  isReceived: z.boolean(),
  /** Null for a talk without a venture. */
  ventureId: id.nullable(),
  ventureName: z.string(),
  institutionId: id,
  institutionName: z.string(),
  /** The enterprise facing the institution; empty for a person's venture. */
  partyName: z.string(),
  message: z.string(),
  requestedDay: z.string().nullable(),
  answer: z.string(),
  state: z.enum(introductionStates),
  stateLabel: z.string(),
  sentAt: instant,
  dueAt: instant.nullable(),
  actions: abilities(introductionActs),
});
export type Introduction = z.infer<typeof introduction>;

/** Phone numbers appear only in the detail, never in lists. */
const introductionDetail = introduction.extend({
  /** The other side’s contact, once both have agreed. */
  contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
});
export type IntroductionDetail = z.infer<typeof introductionDetail>;

export const introductionQueryOwnList = call.list(session, '/api/financeManage/introduction/queryOwnList', {
  summary: 'Lists the introductions sent and received by the caller’s side.',
  filter: {
    state: oneOf(m.field_state, introductionStates).optional(),
    kind: oneOf(m.field_introduction_kind, introductionKinds).optional(),
    ventureId: id.optional(),
  },
  output: pageOfTabs(introduction, introductionStates),
});

export const introductionQueryOwnDetail = call.detail(
  session,
  '/api/financeManage/introduction/queryOwnDetail',
  {
    summary: 'Returns an introduction of the caller’s side, with contacts once both sides have agreed.',
    output: introductionDetail,
  },
);

export const introductionContent = z.object({
  message: textBetween(m.field_introduction_message, 5, 300),
  requestedDay: labelled(m.field_requested_day, z.iso.date({ error: m.fault_day }).nullable().default(null)),
});
export type IntroductionContent = z.infer<typeof introductionContent>;

export const introductionSend = call.write(session, '/api/financeManage/introduction/send', {
  summary:
    'Expresses an institution’s interest in a venture, presents a venture to an institution, or requests a meeting with one as an enterprise.',
  input: z.object({
    kind: kindOf(m.field_introduction_kind, introductionKinds),
    ventureId: id.optional(),
    institutionId: id.optional(),
    data: introductionContent,
  }),
  output: introductionDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.RIGHT_MISSING,
    retCodes.ENTERPRISE_NOT_AUDITED,
  ],
});

export const introductionOperate = call.operate(session, '/api/financeManage/introduction/operate', {
  summary:
    'Accepts an introduction, which opens the contacts to both sides, declines it with a reason, or withdraws it.',
  events: introductionActs,
  fields: { data: z.object({ answer: note(m.field_answer_to_request, 300) }).prefault({}) },
  output: introductionDetail,
});
