import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, id, instant } from '../fields.ts';
import { labelled, note, optionalText, requiredText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { officeConsentEvents, settlementConsentLifecycle, tenantConsentEvents } from './consent-lifecycle.ts';

const tag = 'lease';

const byBoth = { tag, access: ['OP_PROPERTY', 'OP_FINANCE'], subject: 'MOVE_OUT' } as const;
const finance = { tag, access: 'finance' } as const;
const leaders = { tag, access: 'leaders' } as const;

const facts = z.object({
  consentId: id,
  version: z.int(),
  state: z.enum(settlementConsentLifecycle.states),
  stateLabel: z.string(),
  /** The last moment to answer; then it counts as confirmed. */
  answerBy: instant,
  /** When it was answered, signed or counted as confirmed. */
  answeredAt: instant.nullable(),
  /** Positive: refunded. Negative: still owed on the bills. */
  netFen: z.int(),
  objection: z.string(),
  /** The park's answer to the objection. */
  reply: z.string(),
  /** The signed paper. */
  file: attachment.nullable(),
});
export type SettlementConsentFacts = z.infer<typeof facts>;

/** What the offices see with the settlement. */
export const managedConsent = facts.extend({ actions: abilities(officeConsentEvents) });
export type ManagedConsent = z.infer<typeof managedConsent>;

const ownConsent = facts.extend({ actions: abilities(tenantConsentEvents) });
export type OwnConsent = z.infer<typeof ownConsent>;

export const consentQueryOwn = call.read(finance, '/api/propertyManage/moveOut/queryConsent', {
  summary: 'Returns what the caller’s enterprise answers to the settlement of a contract; null before it.',
  input: z.object({ contractId: id }),
  output: z.object({ consent: ownConsent.nullable() }),
  refuses: [retCodes.NOT_FOUND],
});

export const consentAnswer = call.operate(leaders, '/api/propertyManage/moveOut/answer', {
  summary: 'Confirms a settlement as the owner, or objects to it with a reason.',
  events: tenantConsentEvents,
  fields: { reason: note(m.field_reason, 300) },
  output: z.object({ state: z.enum(settlementConsentLifecycle.states), stateLabel: z.string() }),
  refuses: [retCodes.RIGHT_MISSING],
});

export const consentOperate = call.operate(byBoth, '/api/propertyManage/moveOut/operateConsent', {
  summary: 'Answers an objection to a settlement, or enters the signed paper instead of the tenant’s answer.',
  events: officeConsentEvents,
  fields: {
    reason: note(m.field_answer_to_request, 300),
    /** For `sign`: the signed paper. */
    fileId: labelled(m.lease_act_file, optionalText(m.lease_act_file, 64)),
  },
  output: managedConsent,
  refuses: [retCodes.RIGHT_MISSING],
});

/** The form of the signed paper. */
export const signedPaper = z.object({ fileId: requiredText(m.lease_act_file, 64) });
export type SignedPaper = z.infer<typeof signedPaper>;
