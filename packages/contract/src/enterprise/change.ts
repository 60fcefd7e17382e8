import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { type AdmissionEvent, type AdmissionState, ownAdmission } from './admission.ts';
import { enterpriseApplication } from './application.ts';
import { changeFields, maskOf } from './fields.ts';

const audited = { tag: 'enterprise', access: 'audited' } as const;

export const changeEvents = [
  'submit',
  'withdraw',
  'pass',
  'return',
  'reject',
] as const satisfies readonly AdmissionEvent[];
export type ChangeEvent = (typeof changeEvents)[number];

/** Every allowed transition of a change; any other is refused with 500012. A withdrawn change becomes a draft again. */
export const changeTransitions: Record<AdmissionState, Partial<Record<AdmissionEvent, AdmissionState>>> = {
  DRAFT: { submit: 'PENDING' },
  PENDING: { withdraw: 'DRAFT', pass: 'REVIEWING', return: 'RETURNED', reject: 'REJECTED' },
  REVIEWING: { pass: 'PASSED', return: 'RETURNED', reject: 'REJECTED' },
  RETURNED: { submit: 'PENDING', withdraw: 'DRAFT' },
  PASSED: {},
  REJECTED: {},
  REVOKED: {},
};

/** Only the fields that change. */
export const enterpriseChange = enterpriseApplication.pick(maskOf(changeFields)).partial();
export type EnterpriseChange = z.infer<typeof enterpriseChange>;

export const ownChange = ownAdmission
  .pick({
    auditId: true,
    state: true,
    stateLabel: true,
    licence: true,
    fieldNotes: true,
    opinion: true,
    submittedAt: true,
    dueAt: true,
    history: true,
    version: true,
  })
  .extend({
    /** The new values, and the old ones at the time of submission. */
    application: enterpriseChange,
    before: enterpriseChange,
    actions: abilities(changeEvents),
  });
export type OwnChange = z.infer<typeof ownChange>;

const refuses = [
  retCodes.NOT_FOUND,
  retCodes.RIGHT_MISSING,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
];

export const enterpriseChangeSubmit = call.write(audited, '/api/baseInfo/enterpriseChange/submit', {
  summary:
    'Submits a change of the enterprise’s name, credit code, legal representative or license for review.',
  input: z.object({
    /** Version of the returned or withdrawn change; left out for a new one. */
    version: version.optional(),
    data: enterpriseChange,
  }),
  output: ownChange,
  refuses: [...refuses, retCodes.FIELD_REFUSED, retCodes.EXPLAINED_BY_PAGE],
  callsPerMinute: 30,
});

export const enterpriseChangeWithdraw = call.act(audited, '/api/baseInfo/enterpriseChange/withdraw', {
  summary: 'Withdraws a change that no reviewer has approved yet.',
  output: ownChange,
  refuses: [retCodes.RIGHT_MISSING],
  callsPerMinute: 30,
});
